/**
 * The breadcrumb of a page for search engines, each item with its whole address (https://schema.org/BreadcrumbList).
 */
export const breadcrumbList = (crumbs: readonly { label: string; address: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: address,
  })),
})
