import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Head } from '@escapade/shared-contracts/mount/render-contract'
import { bcp47, type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { fallbackLocale } from '../visit/markets'
import { addressIn, type Site } from '../visit/site'
import { escapeHtml, scriptJson, tag } from './html'

export type HeadInput = {
  head: Head
  site: Site
  visit: Visit
  /** Path without basePath. */
  path: string
  /** False for pages that are none: not found, not rendered, or without what they are about. */
  indexable: boolean
  nonce: string
  brand: string
  /** Title of a page that gave none: its data are not there, or the browser draws it. */
  untitled: string
}

/** Tags that search engines and link previews read. */
export function headTags(input: HeadInput): string {
  const { head, visit, nonce, untitled } = input
  const title = head.title ?? untitled
  return [
    `<title>${escapeHtml(title)}</title>`,
    head.description ? tag('meta', { name: 'description', content: head.description }) : '',
    tag('meta', { name: 'robots', content: robots(input) }),
    ...addressTags(input),
    ...(head.links ?? []).map(({ rel, href }) =>
      tag('link', { rel, href: visit.origin + visit.basePath + href }),
    ),
    ...previewTags(input, title),
    ...(head.jsonLd ?? []).map((block) => jsonLd(block, nonce)),
  ].join('')
}

function robots({ head, indexable }: HeadInput): string {
  const index = indexable && (head.index ?? true)
  return `${index ? 'index' : 'noindex'}, ${(head.follow ?? true) ? 'follow' : 'nofollow'}`
}

const canonicalPath = ({ head, path }: HeadInput) => head.canonical ?? path
const canonicalAddress = (input: HeadInput) =>
  input.visit.origin + input.visit.basePath + canonicalPath(input)

function addressTags(input: HeadInput): string[] {
  if (!input.indexable) return []
  const { alternates } = input.head
  const alternate = (hreflang: string, locale: Locale): string => {
    const path = alternates ? alternates[locale] : canonicalPath(input)
    return path ? tag('link', { rel: 'alternate', hreflang, href: addressIn(input.site, locale, path) }) : ''
  }
  return [
    tag('link', { rel: 'canonical', href: canonicalAddress(input) }),
    ...locales.map((locale) => alternate(bcp47(locale), locale)),
    alternate('x-default', fallbackLocale),
  ]
}

function previewTags(input: HeadInput, title: string): string[] {
  const { head, visit, brand } = input
  const property = (name: string, content: string) => tag('meta', { property: `og:${name}`, content })
  return [
    property('type', 'website'),
    property('site_name', brand),
    property('title', title),
    ...(head.description ? [property('description', head.description)] : []),
    property('url', canonicalAddress(input)),
    property('locale', visit.locale),
    ...(head.image
      ? [
          property('image', new URL(head.image, visit.origin).href),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
  ]
}

const jsonLd = (block: object, nonce: string) =>
  `<script type="application/ld+json" nonce="${nonce}">${scriptJson(block)}</script>`
