import { type Locale, pathPrefixOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { pageOf } from '@escapade/shared-contracts/testing/page-of'
import { shopOrigin } from '../../platform/shop-url'
import { pdfText } from '../pdf-text'

/** Addresses that HTML links to. */
export const linksOfHtml = (html: string): string[] =>
  [...html.matchAll(/\shref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Addresses that a text spells out. */
export const linksOfText = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([address]) => address)

/** Addresses that a PDF opens on a press, or spells out. */
export const linksOfPdf = (pdf: Buffer): string[] => [
  ...linksOfText(pdfText(pdf)),
  ...[...pdf.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address),
]

type Market = { publicOrigin: string; locale: Locale }

/** Links to the shop with the names of their functions in `paths.ts`: null where none writes that for the market. */
export function shopLinks(links: string[], market: Market) {
  const { hostname } = new URL(market.publicOrigin)
  return links
    .map((link) => new URL(link, shopOrigin(market)))
    .filter((url) => url.hostname === hostname || url.hostname.endsWith(`.${hostname}`))
    .map((url) => ({ href: url.href, page: pageIn(market, url) }))
}

/** Documents of the gateway stand beside the pages of every language. */
function pageIn(market: Market, { origin, pathname }: URL): string | null {
  if (origin !== shopOrigin(market)) return null
  const base = pathPrefixOf(market.locale)
  if (pathname.startsWith('/front-gateway/')) return pageOf(pathname)
  return pathname.startsWith(`${base}/`) ? pageOf(pathname.slice(base.length)) : null
}
