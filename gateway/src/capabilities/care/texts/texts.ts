import type { Language } from '@escapade/shared-contracts/rules/visitor/locale'
import { createTexts } from '../../../platform/texts/catalogue-of-texts'
import type en from './en.json'

export const careTexts = createTexts<typeof en>((tag) => require(`./${tag}.json`))

/** The catalogue of a language as it is, for the widget that checks whether a person writes. */
export const careCatalogueOf = (language: Language | 'en'): typeof en => require(`./${language}.json`)
