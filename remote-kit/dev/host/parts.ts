import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'

type Facts = { manifest: RemoteManifest; exposes: string[] }

/** The bar of the host page: what the remote has to show, and in which locales. */
export function drawParts(document: Document, { manifest, exposes }: Facts, current: string): void {
  const search = new URLSearchParams(document.location.search)
  const keep = (change: Record<string, string>) =>
    `?${new URLSearchParams({ ...Object.fromEntries(search), ...change })}`
  const title = document.createElement('b')
  title.textContent = manifest.name
  const routes = manifest.routes
    .filter(({ segment }) => segment !== '*')
    .map(({ segment }) => link(document, `/${segment}`, `/${segment}${keep({})}`, current === './app'))
  const fragments = exposes
    .filter((exposed) => exposed !== './app')
    .map((exposed) => link(document, exposed.slice(2), `${exposed.slice(1)}${keep({})}`, current === exposed))
  const languages = [...locales.map((locale) => ({ locale })), { lang: 'en' }].map((choice) =>
    link(document, Object.values(choice).join(), keep(choice), false),
  )
  document.getElementById('parts')?.replaceChildren(title, ...routes, ...fragments, ...languages)
}

function link(document: Document, text: string, href: string, current: boolean): HTMLAnchorElement {
  const element = document.createElement('a')
  element.href = href
  element.textContent = text
  if (current) element.setAttribute('aria-current', 'page')
  return element
}
