import {
  type Catalogue,
  catalogueChain,
  mergeCatalogues,
} from '@escapade/shared-contracts/rules/text/catalogue'

/** Texts of the shared components at once, without a loading in between: for tests. */
export const uiTextsIn = (textLanguage: string): Catalogue =>
  mergeCatalogues(catalogueChain(textLanguage).map((tag) => require(`@escapade/shared-ui/locales/${tag}`)))
