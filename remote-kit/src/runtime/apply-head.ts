import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Head } from '@escapade/shared-contracts/mount/render-contract'

type Input = { head: Head; visit: Pick<Visit, 'origin' | 'basePath'>; document: Document }

/** Brings the head of a document that is already open up to date. Fields that are absent stay as they are. */
export function applyHead({ head, visit, document }: Input): void {
  const { head: element } = document
  const address = (path: string) => `${visit.origin}${visit.basePath}${path}`
  if (head.title !== undefined && document.title !== head.title) document.title = head.title
  if (head.description !== undefined) setMeta(element, 'description', head.description)
  if (head.index !== undefined || head.follow !== undefined) setMeta(element, 'robots', robotsOf(head))
  if (head.canonical !== undefined) setCanonical(element, address(head.canonical))
  if (head.links) setLinks(element, head.links, address)
  if (head.jsonLd) setJsonLd(element, head.jsonLd)
}

const robotsOf = ({ index = true, follow = true }: Head): string =>
  `${index ? 'index' : 'noindex'}, ${follow ? 'follow' : 'nofollow'}`

function setMeta(parent: HTMLElement, name: string, content: string) {
  const found = parent.querySelector(`meta[name="${name}"]`)
  const meta = found ?? parent.appendChild(parent.ownerDocument.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}

function setCanonical(parent: HTMLElement, href: string) {
  const found = parent.querySelector('link[rel="canonical"]')
  if (found?.getAttribute('href') === href) return
  // The alternates of the page before are wrong now; search engines read those of the served document.
  for (const alternate of parent.querySelectorAll('link[rel="alternate"][hreflang]')) alternate.remove()
  found?.remove()
  appendLink(parent, 'canonical', href)
}

function setLinks(parent: HTMLElement, links: NonNullable<Head['links']>, address: (path: string) => string) {
  for (const link of parent.querySelectorAll('link[rel="prev"], link[rel="next"]')) link.remove()
  for (const { rel, href } of links) appendLink(parent, rel, address(href))
}

function appendLink(parent: HTMLElement, rel: string, href: string) {
  const link = parent.ownerDocument.createElement('link')
  link.setAttribute('rel', rel)
  link.setAttribute('href', href)
  parent.append(link)
}

function setJsonLd(parent: HTMLElement, blocks: object[]) {
  const texts = blocks.map((block) => JSON.stringify(block))
  const present = [...parent.querySelectorAll('script[type="application/ld+json"]')]
  if (present.map((script) => script.textContent).join() === texts.join()) return
  for (const script of present) script.remove()
  for (const text of texts) {
    const script = parent.ownerDocument.createElement('script')
    script.setAttribute('type', 'application/ld+json')
    script.append(text)
    parent.append(script)
  }
}
