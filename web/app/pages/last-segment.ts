/** The last segment of an address: the name of the text it shows. */
export const lastPiece = (pathname: string): string | undefined => pathname.split("/").findLast(Boolean);
