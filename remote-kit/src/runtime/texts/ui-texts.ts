import type { LoadTexts, TextLanguage } from './texts'

// The chunk names are those of the remotes' own catalogues: both arrive in one file.
const loaders: Record<TextLanguage, () => ReturnType<LoadTexts>> = {
  en: () => import(/* webpackChunkName: "texts-en-json" */ '@escapade/shared-ui/locales/en'),
  es: () => import(/* webpackChunkName: "texts-es-json" */ '@escapade/shared-ui/locales/es'),
  fr: () => import(/* webpackChunkName: "texts-fr-json" */ '@escapade/shared-ui/locales/fr'),
  it: () => import(/* webpackChunkName: "texts-it-json" */ '@escapade/shared-ui/locales/it'),
  nl: () => import(/* webpackChunkName: "texts-nl-json" */ '@escapade/shared-ui/locales/nl'),
  'fr-BE': () => import(/* webpackChunkName: "texts-fr-BE-json" */ '@escapade/shared-ui/locales/fr-BE'),
  'nl-BE': () => import(/* webpackChunkName: "texts-nl-BE-json" */ '@escapade/shared-ui/locales/nl-BE'),
}

/** Texts of the shared components, one language at a time: for the browser. */
export const loadUiTexts: LoadTexts = (language) => loaders[language]()
