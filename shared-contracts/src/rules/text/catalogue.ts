import { bcp47, languageOf, languages, locales } from '../visitor/locale'

/** Texts of one language by key, as a file of `locales/` holds them. English is the source. */
export type Catalogue = { [key: string]: string | Catalogue }

/** Tags of the locales whose texts are those of an earlier one, but for what their own file says: `fr-BE`, `nl-BE`. */
export const overrideTags = locales
  .filter((locale) => locales.find((other) => languageOf(other) === languageOf(locale)) !== locale)
  .map(bcp47)

/** Names of all catalogue files, the source first. */
export const catalogueTags = [...new Set(['en', ...languages, ...overrideTags])]

/** Catalogues of a BCP 47 tag, the general one first: `fr-BE` → `fr`, `fr-BE`; `fr-FR` → `fr`; `en-XA` → `en`. */
export function catalogueChain(tag: string): string[] {
  const language = tag.slice(0, 2)
  return overrideTags.includes(tag) ? [language, tag] : [language]
}

/** Later catalogues override single texts of earlier ones, at any depth. */
export const mergeCatalogues = (catalogues: Catalogue[]): Catalogue =>
  catalogues.reduce((merged, catalogue) => mergeTwo(merged, catalogue), {})

/** Texts of a BCP 47 tag out of catalogues that are all at hand, by their tags. */
export const catalogueFor = (catalogues: Record<string, Catalogue>, tag: string): Catalogue =>
  mergeCatalogues(catalogueChain(tag).map((each) => catalogues[each] ?? {}))

function mergeTwo(base: Catalogue, override: Catalogue): Catalogue {
  const entries = Object.entries(override).map(([key, value]) => {
    const under = base[key]
    return [key, isCatalogue(value) && isCatalogue(under) ? mergeTwo(under, value) : value] as const
  })
  return { ...base, ...Object.fromEntries(entries) }
}

const isCatalogue = (value: string | Catalogue | undefined): value is Catalogue => typeof value === 'object'
