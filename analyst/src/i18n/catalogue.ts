/** The texts of a language by their English original; "{0}", "{1}" … and "{buyer}" are placeholders. */
export type Catalogue = Record<string, string | ((...values: string[]) => string)>;
