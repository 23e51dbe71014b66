import type { BootData, BootRemote } from '@escapade/shared-contracts/mount/boot-data'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import type { RenderResult } from '@escapade/shared-contracts/mount/render-contract'

/** Served facts of a remote: its manifest, the names it exposes, and the global that its entry sets. */
export type Facts = { manifest: RemoteManifest; exposes: string[]; global: string }

/** Where the dev server has the remote's files. */
export const devAddress = '/files/'

/** Release of a remote while its sources change: served by the dev server, under names without hashes. */
export const devRelease = ({ manifest, global }: Facts): BootRemote => ({
  base: devAddress,
  version: 'dev',
  manifest,
  entry: { file: 'entry.js', global },
  integrity: '',
})

const bootScript = /(<script type="application\/json" id="boot"[^>]*>)(.*?)(<\/script>)/s
const mainElement = /(<main\b[^>]*>).*(<\/main>)/s

/** A document of the shop, and what it was made from; null for other documents. */
export function readDocument(html: string, { manifest }: BootRemote) {
  const [, open, json, close] = bootScript.exec(html) ?? []
  if (!json || !open || !close) return null
  const boot: BootData = JSON.parse(json)
  return { html, boot, open, close, isOwnPage: owns(boot, manifest) }
}

export type ShopDocument = NonNullable<ReturnType<typeof readDocument>>

type Placed = {
  release: BootRemote
  /** The remote's own page as its sources draw it; without it the browser draws the page. */
  drawn?: RenderResult | undefined
  /** Style sheets of the page, so that it is not seen without them. */
  styles?: string[]
}

/**
 * Puts a remote from its sources into a document of the shop, in the place of its release. The fragments of others on a
 * page of its own are drawn by the browser. Other documents stay as they are.
 */
export function placeRemote(
  { html, boot, open, close, isOwnPage }: ShopDocument,
  { release, drawn, styles = [] }: Placed,
): string {
  const { name } = release.manifest
  const remotes = { ...boot.remotes, [name]: release }
  const ownPage = isOwnPage && {
    app: { remote: name, ...(drawn && { rendered: drawn.state }) },
    slots: {},
  }
  const text = JSON.stringify({ ...boot, remotes, ...ownPage }).replaceAll('<', '\\u003c')
  const placed = withoutFilesOf(name, html).replace(bootScript, () => `${open}${text}${close}`)
  if (!isOwnPage) return placed
  const links = styles.map((file) => `<link rel="stylesheet" href="${devAddress}${file}" crossorigin>`)
  const app = `<div id="single-spa-application:${name}">${drawn?.html ?? ''}</div>`
  const page = placed
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(mainElement, (_, start, end) => start + app + end)
  const title = drawn?.head.title
  return title ? page.replace(/<title>.*?<\/title>/s, () => `<title>${escapeText(title)}</title>`) : page
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The released remote had the page, or the sources claim its route. */
function owns({ app, location, visit }: BootData, { name, routes }: RemoteManifest): boolean {
  if (app?.remote === name) return true
  const [, segment] = location.path.split('/')
  return routes.some((route) => route.segment === segment && (route.locales?.includes(visit.locale) ?? true))
}

/** Styles and scripts of the release would win over those of the sources, or be loaded in vain. */
function withoutFilesOf(name: string, html: string): string {
  const address = `="/remotes/${name}/`
  return html
    .replaceAll(/<link\b[^>]*>/g, (tag) => (tag.includes(address) ? '' : tag))
    .replaceAll(/<style\b([^>]*)>.*?<\/style>/gs, (element, attributes) =>
      attributes.includes(address) ? '' : element,
    )
}
