/**
 * The address to pass on. Customer care works on a host of its own, which no traveller may open: theirs begins with
 * `www` (SE-076).
 */
export function shareUrl({ href, customerCare }: { href: string; customerCare: boolean }): string {
  if (!customerCare) return href
  const url = new URL(href)
  url.hostname = url.hostname.replace(/^customer-care\./, 'www.')
  return url.href
}
