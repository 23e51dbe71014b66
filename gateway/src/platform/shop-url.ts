import { countryOf, type Locale, pathPrefixOf } from '@escapade/shared-contracts/rules/visitor/locale'

type Shop = { publicOrigin: string; locale: Locale }

/** Origin of a market: each has its host (D1). */
export function shopOrigin({ publicOrigin, locale }: Shop): string {
  const { protocol, host } = new URL(publicOrigin)
  return `${protocol}//${countryOf(locale).toLowerCase()}.${host}`
}

/** Path of a page in its market. */
export const shopPath = ({ locale, path }: { locale: Locale; path: string }): string =>
  pathPrefixOf(locale) + path

/** Whole address of a page of the shop: `https://be.example.com/fr/confirmation/…`. */
export const shopUrl = ({ path, ...shop }: Shop & { path: string }): string =>
  shopOrigin(shop) + shopPath({ locale: shop.locale, path })
