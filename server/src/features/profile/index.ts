export { pictureFile, pictureKey } from "./change-profile.ts";
export { profileRoutes } from "./routes.ts";
