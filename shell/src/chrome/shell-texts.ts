import {
  type Catalogue,
  catalogueChain,
  mergeCatalogues,
} from '@escapade/shared-contracts/rules/text/catalogue'
import { pseudoCatalogue, pseudoTag } from '@escapade/shared-contracts/rules/text/pseudo-text'

// webpack bundles every file of the folder.
const catalogueOf = (tag: string): Catalogue => require(`../../locales/${tag}.json`)

/** Texts of the shell for a BCP 47 tag. */
export function shellTexts(textLanguage: string): Catalogue {
  const texts = mergeCatalogues(catalogueChain(textLanguage).map(catalogueOf))
  return textLanguage === pseudoTag ? pseudoCatalogue(texts) : texts
}

/** Texts that the client needs: all others are in the document's HTML. */
export function clientTexts(textLanguage: string): Catalogue {
  const { consent } = shellTexts(textLanguage)
  return typeof consent === 'object' ? { consent } : {}
}
