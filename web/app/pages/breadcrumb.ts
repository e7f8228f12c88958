interface Crumb {
  path: string;
  name: string;
}

/** The position of a page in the site, for search engines. */
export const breadcrumb = (origin: string, crumbs: readonly Crumb[]): Record<string, unknown> => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ path, name }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
