/** JSON that no text of a shop can break out of: a `<` could end the script it stands in. */
export const scriptSafe = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Structured data for search engines, as an element of a page's head: next/head looks no deeper than its children, so
 * this is a function, not a component. A data block is never run, so the page's policy needs no word about it.
 */
export const jsonLd = (name: string, data: object) => (
  <script
    key={`json-ld-${name}`}
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: scriptSafe({ '@context': 'https://schema.org', ...data }) }}
  />
);

/** schema.org's BreadcrumbList. */
export const breadcrumbList = (crumbs: { name: string; url?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(url ? { item: url } : {}),
  })),
});
