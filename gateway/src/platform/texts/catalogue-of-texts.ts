import {
  type Catalogue,
  catalogueChain,
  catalogueTags,
  mergeCatalogues,
} from '@escapade/shared-contracts/rules/text/catalogue'
import { pseudoCatalogue, pseudoTag } from '@escapade/shared-contracts/rules/text/pseudo-text'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { createInstance } from 'i18next'
import { hotelPhrases } from './hotel-phrases'
import { contentLanguages, type Texts } from './texts'

/** Keys of a catalogue, `found_one` and `found_other` being the one key `found`. */
type KeyOf<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string ? Singular<Key> : `${Key}.${KeyOf<Source[Key]>}`
}[keyof Source & string]
type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key

type Values = Record<string, string | number>
/** Writes a text of the catalogue; values stay unescaped. */
type Say<Key extends string> = (key: Key, values?: Values) => string

/** Texts that the gateway writes itself, in a visitor's locale. */
export type OwnTexts<Source> = ((locale: Locale) => Say<KeyOf<Source>>) & {
  /** The text in each language of the content: for what is stored. */
  everywhere(key: KeyOf<Source>, values?: (tag: string) => Values): Texts
}

/**
 * `{{hotel, at}}`, `{{hotel, of}}` and `{{hotel, the}}` put a hotel's name into a sentence as the language wants it.
 *
 * The catalogues of a folder: `createTexts<typeof en>((tag) => require(`./${tag}.json`))`. The bundle holds every file
 * that the folder has.
 */
export function createTexts<Source>(read: (tag: string) => Catalogue): OwnTexts<Source> {
  const i18n = createInstance()
  void i18n.init({
    initAsync: false,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      [...catalogueTags, pseudoTag].map((tag) => [tag, { translation: textsOf(tag, read) }]),
    ),
  })
  for (const phrase of ['at', 'of', 'the'] as const)
    i18n.services.formatter?.add(phrase, (name, tag = 'en') => hotelPhrases(String(name), tag)[phrase])
  const say = (tag: string) =>
    i18n.getFixedT(i18n.hasResourceBundle(tag, 'translation') ? tag : languageOf(tag))
  return Object.assign((locale: Locale) => say(bcp47(locale)) as Say<KeyOf<Source>>, {
    everywhere: (key: KeyOf<Source>, values?: (tag: string) => Values) =>
      Object.fromEntries(
        contentLanguages.map((tag) => [tag, (say(tag) as Say<string>)(key, values?.(tag))]),
      ) as Texts,
  })
}

const languageOf = (tag: string) => tag.slice(0, 2)

function textsOf(tag: string, read: (tag: string) => Catalogue): Catalogue {
  const texts = mergeCatalogues(catalogueChain(tag).map(read))
  return tag === pseudoTag ? pseudoCatalogue(texts) : texts
}
