/** Style sheets that the server wrote out or linked are those that the remotes' own loaders look for. */
export function nameStyleSheets(document: Document): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    link.setAttribute('data-href', link.href)
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    style.setAttribute('data-href', new URL(style.dataset.href ?? '', document.baseURI).href)
}
