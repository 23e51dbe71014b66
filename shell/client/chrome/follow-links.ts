type Options = {
  window: Window
  /** Does the shop own this path in the present language? */
  isOurs(url: URL): boolean
  follow(url: URL): void
}

/**
 * Plain links of header, footer and rich text lead to other pages without loading a document. Links that a
 * micro-frontend handles itself are left alone, and so is everything a browser does with modifier keys.
 */
export function followLinks({ window, isOurs, follow }: Options): void {
  window.document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlain(link)) return
    const url = new URL(link.href, window.location.href)
    if (url.origin !== window.location.origin || !isOurs(url) || isAnchor(url, window.location)) return
    event.preventDefault()
    follow(url)
  })
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

const isPlain = (link: HTMLAnchorElement) =>
  link.href !== '' && (!link.target || link.target === '_self') && !link.hasAttribute('download')

/** A place on the page that is open: the browser scrolls there. */
const isAnchor = (url: URL, { pathname, search }: Location) =>
  url.hash !== '' && url.pathname === pathname && url.search === search
