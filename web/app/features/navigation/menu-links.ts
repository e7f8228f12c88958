import {
  Bot,
  Compass,
  FolderSearch,
  Globe,
  ImagePlus,
  LayoutGrid,
  Landmark,
  Megaphone,
  MessageSquareText,
  Presentation,
  Sparkles,
  Swords,
  TrendingUp,
  type LucideIcon,
} from "lucide-react";
import type menus from "../../locales/en/menus.json";

interface MenuLink {
  to: string;
  text: keyof (typeof menus)["links"];
  icon: LucideIcon;
}

export type MenuName = "aiTools" | "startupTools" | "growth";

export const menuLinks: Record<MenuName, MenuLink[]> = {
  aiTools: [
    { to: "/chat", text: "chat", icon: MessageSquareText },
    { to: "/image-generator", text: "image", icon: ImagePlus },
    { to: "/website-builder", text: "website", icon: Globe },
    { to: "/app-generator", text: "app", icon: LayoutGrid },
    { to: "/favicon-generator", text: "favicon", icon: Sparkles },
    { to: "/automation-builder", text: "automation", icon: Bot },
  ],
  startupTools: [
    { to: "/pitch-analyzer", text: "pitch", icon: Presentation },
    { to: "/competitor-analysis", text: "competitors", icon: Swords },
    { to: "/fundraising", text: "fundraising", icon: TrendingUp },
    { to: "/investor-guide", text: "investors", icon: Landmark },
    { to: "/resource-finder", text: "resources", icon: FolderSearch },
  ],
  growth: [
    { to: "/influencer-finder", text: "influencers", icon: Megaphone },
    { to: "/self-development", text: "development", icon: Compass },
  ],
};
