export { drawByModel, imageFile, keepImages, renderArt } from "./draw-images.ts";
