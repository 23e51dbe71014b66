import type { LoadTexts } from '@escapade/remote-kit/runtime/texts'

/** One chunk a language: for the browser. */
export const loadTexts: LoadTexts = (language) =>
  import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`)
