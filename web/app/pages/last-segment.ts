/** What stands behind the last slash of an address: the name of the text it shows. */
export const lastPiece = (pathname: string): string | undefined => pathname.split("/").findLast(Boolean);
