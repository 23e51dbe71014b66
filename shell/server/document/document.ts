import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import type { StartInput } from '../../client/inline/start-page'
import { appElementId, elementIds } from '../../src/page-elements'
import type { RenderedChrome } from './chrome'
import type { ClientAssets } from './client-assets'
import { type HeadInput, headTags } from './head-tags'
import { escapeHtml, scriptJson, tag } from './html'
import { iconSprites } from './icon-sprites'
import { mapTilesTag } from './map-tiles'
import { type ResourceInput, resourceTags, scriptTags } from './resource-tags'

export type DocumentInput = {
  boot: BootData
  chrome: RenderedChrome
  /** Says of a sandbox, above everything, that it is one; else empty. */
  strip: string
  /** The sprite of all icons. */
  icons: string
  /** HTML of the route's app; empty when the browser draws it. */
  appHtml: string
  /** The app can be drawn for criteria too. */
  followsCriteria: boolean
  head: Omit<HeadInput, 'nonce' | 'visit' | 'brand' | 'untitled'>
  resources: Omit<ResourceInput, 'nonce' | 'preloadImage'>
  mapTiles: MapTiles | null
  nonce: string
}

/** The one document that answers every page. */
export function renderDocument(input: DocumentInput): string {
  const { boot, chrome, appHtml, followsCriteria, nonce } = input
  const { scripts, inline } = input.resources.assets
  const remote = boot.app?.remote ?? ''
  const icons = iconSprites(input.icons, chrome.header + appHtml + chrome.footer)
  return [
    `<!doctype html><html lang="${escapeHtml(boot.visit.textLanguage)}" data-page="${escapeHtml(boot.chrome.page)}"><head>`,
    documentHead(input),
    '</head><body>',
    icons.used,
    `<a class="skip" href="#${elementIds.main}">${escapeHtml(chrome.skipLabel)}</a>`,
    input.strip,
    chrome.header,
    chrome.consentNotice,
    `<main id="${elementIds.main}" tabindex="-1"><div id="${escapeHtml(appElementId(remote))}">${appHtml}</div></main>`,
    chrome.footer,
    scriptTags({ ...input.resources, nonce }),
    `<script type="application/json" id="${elementIds.boot}" nonce="${nonce}">${scriptJson(boot)}</script>`,
    icons.others,
    `<script nonce="${nonce}">{const startInput=${scriptJson({ scripts, followsCriteria } satisfies StartInput)};${inline.start}}</script>`,
    '</body></html>',
  ].join('')
}

function documentHead({ boot, chrome, head, resources, mapTiles, nonce }: DocumentInput): string {
  const { preloadImage } = head.head
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script nonce="${nonce}">${resources.assets.inline.early}</script>`,
    resourceTags({ ...resources, nonce, preloadImage }),
    headTags({ ...head, visit: boot.visit, nonce, brand: chrome.brand, untitled: chrome.untitled }),
    '<meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#141816" media="(prefers-color-scheme: dark)">',
    iconTags(resources.assets.icons),
    mapTilesTag(mapTiles),
  ].join('')
}

const iconTags = (icons: ClientAssets['icons']) =>
  icons.map(({ rel, href, type }) => tag('link', { rel, href, type })).join('')
