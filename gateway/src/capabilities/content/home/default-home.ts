import {
  type Catalogue,
  catalogueChain,
  mergeCatalogues,
} from '@escapade/shared-contracts/rules/text/catalogue'
import { pseudoCatalogue } from '@escapade/shared-contracts/rules/text/pseudo-text'
import { bcp47, type Locale, pseudoLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { parseContent } from '../content-kinds'

const read = (tag: string): Catalogue => require(`./texts/${tag}.json`)

/** The one entry of its kind. */
export const homeId = 'home'

/** The home page's words that every shop begins with. */
export function defaultHome(locale: Locale) {
  const texts = mergeCatalogues(catalogueChain(bcp47(locale)).map(read))
  const content = parseContent('home', locale === pseudoLocale ? pseudoCatalogue(texts) : texts)
  return { kind: 'home' as const, id: homeId, locale, position: 1, content }
}
