import { type Locale, pathPrefixOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { html, type SafeHtml } from '../../../platform/http/html'

/** `[words](/path)` or `[words](/path#part)`, an address on the web, or one of a mailbox. */
const link = /\[([^\]]+)\]\((\/[^)\s]*)\)|(https:\/\/[^\s,;)]*[^\s,;).])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g

/** The text of a page with its links. */
export function withLinks(text: string, locale: Locale): SafeHtml[] {
  const parts: SafeHtml[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    const [whole, words, path, web, mailbox] = match
    parts.push(html`${text.slice(end, match.index)}`)
    if (path) parts.push(html`<a href="${pathPrefixOf(locale)}${path}">${words}</a>`)
    else if (web) parts.push(html`<a href="${web}">${web}</a>`)
    else parts.push(html`<a href="mailto:${mailbox}">${mailbox}</a>`)
    end = match.index + whole.length
  }
  return [...parts, html`${text.slice(end)}`]
}

/** Its words alone: a mail has no address that a path would belong to. */
export const withoutLinks = (text: string): string =>
  text.replace(link, (whole, words: string | undefined) => words ?? whole)
