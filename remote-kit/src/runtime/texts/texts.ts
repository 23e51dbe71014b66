/**
 * Texts of a remote: one catalogue a language, Belgian ones holding only what differs there.
 * The shared components' own texts (namespace `ui`) come along, from the version this remote was built with.
 */
const textLanguages = ['en', 'fr', 'es', 'nl', 'it', 'fr-BE', 'nl-BE'] as const
export type TextLanguage = (typeof textLanguages)[number]

export type Catalogue = { [key: string]: string | Catalogue }
export type Catalogues = Record<TextLanguage, Catalogue>
/** One chunk a language: `(language) => import('../locales/${language}.json')`, chunk name `texts-[request]`. */
export type LoadTexts = (language: TextLanguage) => Promise<{ default: Catalogue }>

/** Texts by namespace, as i18next takes them. */
export type Texts = Record<string, Catalogue>

/** `mf-search` → `search`; `mf-checkout-helpers` → `checkout`. */
export const namespaceOf = (remote: string): string => remote.replace(/^mf-/, '').replace(/-helpers$/, '')

/** Catalogues of a text language, the general one first: `fr-BE` → `fr`, `fr-BE`; `fr-FR` → `fr`. */
const catalogueChain = (textLanguage: string): TextLanguage[] =>
  textLanguages.filter((language) => language === textLanguage.split('-')[0] || language === textLanguage)

/** Later catalogues override single texts of earlier ones, at any depth. */
const mergeCatalogues = (catalogues: Catalogue[]): Catalogue =>
  catalogues.reduce((merged, catalogue) => mergeTwo(merged, catalogue), {})

function mergeTwo(base: Catalogue, override: Catalogue): Catalogue {
  const entries = Object.entries(override).map(([key, value]) => {
    const under = base[key]
    return [key, isCatalogue(value) && isCatalogue(under) ? mergeTwo(under, value) : value] as const
  })
  return { ...base, ...Object.fromEntries(entries) }
}

const isCatalogue = (value: string | Catalogue | undefined): value is Catalogue => typeof value === 'object'

export const pickTexts = (catalogues: Catalogues, textLanguage: string): Catalogue =>
  mergeCatalogues(catalogueChain(textLanguage).map((language) => catalogues[language]))

export async function fetchTexts(load: LoadTexts, textLanguage: string): Promise<Catalogue> {
  const modules = await Promise.all(catalogueChain(textLanguage).map((language) => load(language)))
  return mergeCatalogues(modules.map((module) => module.default))
}
