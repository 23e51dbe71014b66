import type { BootData, BootRemote } from '@escapade/shared-contracts/mount/boot-data'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'

/** Served facts of a remote: its manifest, the names it exposes, and the global that its entry sets. */
export type Facts = { manifest: RemoteManifest; exposes: string[]; global: string }

/** Release of a remote while its sources change: served by the dev server, under names without hashes. */
export const devRelease = ({ manifest, global }: Facts): BootRemote => ({
  base: '/files/',
  version: 'dev',
  manifest,
  entry: { file: 'entry.js', global },
  integrity: '',
})

const bootScript = /(<script type="application\/json" id="boot"[^>]*>)(.*?)(<\/script>)/s
const mainElement = /(<main\b[^>]*>).*(<\/main>)/s

/**
 * Puts a remote from its sources into a document of the shop, in the place of its release. A page of its own is drawn
 * by the browser: the server's HTML is the release's. Other documents stay as they are.
 */
export function placeRemote(html: string, release: BootRemote): string {
  const [, open, json, close] = bootScript.exec(html) ?? []
  if (!json) return html
  const { name } = release.manifest
  const boot: BootData = JSON.parse(json)
  const isOwnPage = owns(boot, release.manifest)
  boot.remotes[name] = release
  if (isOwnPage) Object.assign(boot, { app: { remote: name }, slots: {} })
  const text = JSON.stringify(boot).replaceAll('<', '\\u003c')
  const placed = withoutFilesOf(name, html).replace(bootScript, () => `${open}${text}${close}`)
  return isOwnPage ? placed.replace(mainElement, (_, start, end) => start + emptyApp(name) + end) : placed
}

const emptyApp = (name: string): string => `<div id="single-spa-application:${name}"></div>`

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
