import type { ChromeData } from '@escapade/shared-contracts/mount/boot-data'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { type Market, marketOf, markets } from '../visit/markets'
import { addressIn, type Site } from '../visit/site'

/** Facts of the other markets and languages for header and footer. */
export function chromeData({ site, locale, page }: { site: Site; locale: Locale; page: string }): ChromeData {
  return {
    page,
    languages: marketOf(locale).locales.map((entry) => ({
      language: languageOf(entry.locale),
      label: entry.label,
      basePath: entry.basePath,
    })),
    markets: markets.flatMap((market) => homeOf(market, site)),
  }
}

function homeOf({ country, locales: [first] }: Market, site: Site): ChromeData['markets'] {
  return first ? [{ country, href: addressIn(site, first.locale, '/') }] : []
}
