import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { createInstance, type TFunction } from 'i18next'

type Catalogue = { [key: string]: string | Catalogue }
/** `en` is the source; the Belgian ones hold only what differs. */
export type Catalogues = Record<'en' | 'fr' | 'es' | 'nl' | 'it', Catalogue> &
  Partial<Record<'fr-BE' | 'nl-BE', Catalogue>>

/** Texts of pages and mails that the gateway writes itself, in the visitor's language. Values stay unescaped. */
export function createTexts(catalogues: Catalogues): (locale: Locale) => TFunction {
  const i18n = createInstance()
  void i18n.init({
    initAsync: false,
    lng: 'en',
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      Object.entries(catalogues).map(([language, translation]) => [language, { translation }]),
    ),
  })
  return (locale) => i18n.getFixedT(bcp47(locale))
}
