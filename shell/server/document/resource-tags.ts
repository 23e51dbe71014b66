import type { Head } from '@escapade/shared-contracts/mount/render-contract'
import { notYet } from '../../src/page-elements'
import type { ClientAssets } from './client-assets'
import { tag } from './html'
import type { NeededFile, PageFiles } from './page-files'
import { canBeInlined } from './style-texts'

export type ResourceInput = {
  assets: ClientAssets
  files: Pick<PageFiles, 'scripts' | 'styles'>
  /** Content of a style sheet, where it is at hand. */
  styleText(file: NeededFile): string | null
  nonce: string
  preloadImage?: Head['preloadImage']
}

/**
 * Tags for all that the first view needs, named in the head so that nothing is discovered late, and nothing else.
 * Styles stand in the document itself: the first paint waits for no other file.
 */
export function resourceTags({ assets, files, styleText, nonce, preloadImage }: ResourceInput): string {
  return [
    imagePreload(preloadImage),
    ...assets.styles.map((style) => styleTag(style, style.text ?? null, nonce)),
    ...files.styles.map((style) => styleTag(style, styleText(style), nonce)),
    ...assets.fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
  ].join('')
}

/** The scripts, for the end of the body; `media` keeps browsers from asking for them before client/inline lets them. */
export const scriptTags = ({ files, nonce }: Pick<ResourceInput, 'files' | 'nonce'>): string =>
  files.scripts.map((script) => scriptPreload(script, nonce)).join('')

/** Remotes' loaders take a sheet as loaded when an element with its address is there (client/start-shell.ts). */
function styleTag({ href, integrity }: NeededFile, text: string | null, nonce: string): string {
  if (text === null || !canBeInlined(text))
    return tag('link', { rel: 'stylesheet', href, integrity, crossorigin: 'anonymous' })
  return `${tag('style', { nonce, 'data-href': href })}${text}</style>`
}

const scriptPreload = ({ href, integrity }: NeededFile, nonce: string) =>
  tag('link', {
    rel: 'preload',
    as: 'script',
    href,
    integrity,
    crossorigin: 'anonymous',
    nonce,
    media: notYet,
  })

const imagePreload = (image: Head['preloadImage']) =>
  image
    ? tag('link', {
        rel: 'preload',
        as: 'image',
        imagesrcset: image.srcset,
        imagesizes: image.sizes,
        type: image.type,
        fetchpriority: 'high',
      })
    : ''
