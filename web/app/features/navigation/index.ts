export { BrandMark } from "./brand.tsx";
export { NavigationBar } from "./navigation-bar.tsx";
export { beforeFirstPaint } from "./theme.ts";
