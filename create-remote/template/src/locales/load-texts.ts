import type { LoadTexts } from '@escapade/remote-kit/runtime/texts'

/** A chunk a language in browsers, part of the server's bundle. */
export const loadTexts: LoadTexts = (tag) => import(/* webpackChunkName: "texts-[request]" */ `./${tag}.json`)
