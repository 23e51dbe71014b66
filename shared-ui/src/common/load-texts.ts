import type { Catalogue } from '@escapade/shared-contracts/rules/text/catalogue'

/** Texts of the shared components. The chunk names are those of a remote's own catalogues: both arrive in one file. */
export const loadUiTexts = (tag: string): Promise<{ default: Catalogue }> =>
  import(/* webpackChunkName: "texts-[request]" */ `../locales/${tag}.json`)
