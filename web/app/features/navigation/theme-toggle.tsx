import { Moon, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { toggleTheme, useTheme } from "./theme.ts";

export function ThemeToggle() {
  const { t } = useTranslation("navigation");
  const dark = useTheme() === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <Button variant="ghost" size="icon" aria-label={dark ? t("toLight") : t("toDark")} onClick={toggleTheme}>
      <Icon aria-hidden />
    </Button>
  );
}
