import {
  type Catalogue,
  catalogueChain,
  mergeCatalogues,
} from '@escapade/shared-contracts/rules/text/catalogue'

/**
 * Texts of a remote: a catalogue a language, later locales of it holding only what differs there. The shared
 * components' own texts (namespace `ui`) come along, from the version this remote was built with.
 *
 * ``(tag) => import(`./${tag}.json`)``, chunk name `texts-[request]`: in browsers a chunk each, on the server
 * part of the bundle. A file that is added to the folder is found.
 */
export type LoadTexts = (tag: string) => Promise<{ default: Catalogue }>

/** Texts by namespace, as i18next takes them. */
export type Texts = Record<string, Catalogue>

/** `mf-search` → `search`; `mf-checkout-helpers` → `checkout`. */
export const namespaceOf = (remote: string): string => remote.replace(/^mf-/, '').replace(/-helpers$/, '')

/** Texts of a BCP 47 tag, those of the pseudo-locale made from English. */
export async function fetchTexts(load: LoadTexts, textLanguage: string): Promise<Catalogue> {
  const modules = await Promise.all(catalogueChain(textLanguage).map(load))
  const texts = mergeCatalogues(modules.map((module) => module.default))
  if (!isPseudo(textLanguage)) return texts
  const { pseudoCatalogue } = await import('@escapade/shared-contracts/rules/text/pseudo-text')
  return pseudoCatalogue(texts)
}

const isPseudo = (tag: string) => tag.endsWith('-XA')
