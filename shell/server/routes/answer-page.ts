import { randomBytes } from 'node:crypto'
import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { ChromeModule, RenderedChrome } from '../document/chrome'
import { chromeData } from '../document/chrome-data'
import type { ClientAssets } from '../document/client-assets'
import { renderDocument } from '../document/document'
import { type NeededPart, type PageFiles, pageFiles } from '../document/page-files'
import { documentHeaders } from '../document/security-headers'
import type { StyleTexts } from '../document/style-texts'
import { unavailablePage } from '../document/unavailable-page'
import { findRoute, type ReleaseSet, type Route, toBootRemote } from '../registry/release-set'
import type { PageCache } from '../rendering/page-cache'
import type { RenderedPage } from '../rendering/render-page'
import type { InspirationSource } from '../visit/inspirations'
import type { ReadVisit } from '../visit/read-visit'

export type PageInput = ReadVisit & {
  set: ReleaseSet | null
  requestId: string
  analytics: BootData['analytics']
}

export type PageDeps = {
  pages: PageCache
  assets: ClientAssets
  chrome: ChromeModule
  styles: StyleTexts
  inspirations: InspirationSource
  onChromeFailure: (error: unknown) => void
}

export type PageAnswer =
  | { status: number; headers: Record<string, string>; body: string }
  | { status: number; location: string }

/** One page, rendered as far as its parts allow. */
export async function answerPage(asked: PageInput, deps: PageDeps): Promise<PageAnswer> {
  const nonce = randomBytes(16).toString('base64')
  const { set, location, requestId } = asked
  const found = set && findRoute(set, location.path, asked.visit.locale)
  if (!set || !found) return unavailable(asked, nonce)
  const { owner, route } = found
  // It may well be a page of the remote that could not be loaded: "not found" would be a lie.
  if (route.segment === '*' && set.missing.length > 0) return unavailable(asked, nonce)
  const { page, now } = await deps.pages({ set, owner, visit: asked.visit, location, requestId })
  // The browser hydrates by the clock that the page was rendered by, which may be seconds ago.
  const visit = { ...asked.visit, now }
  const input = { ...asked, visit }
  const redirect = page.redirect && safePath(page.redirect)
  if (redirect) return { status: 302, location: visit.basePath + redirect }
  const parts: NeededPart[] = [{ owner, exposed: './app' }, ...page.fragments]
  const facts = { input, set, page, route, remote: owner.name, nonce, files: pageFiles(parts) }
  return {
    status: statusOf(page, route),
    headers: headersFor(input, nonce, set),
    body: composeDocument(facts, deps),
  }
}

/** Remotes may send visitors to paths of the shop only: never to another host, as `//host` would. */
const safePath = (path: string) => (/^\/(?![/\\])/.test(path) ? path : null)

/** Whoever takes the paths that nobody owns decides between statuses of refusal; an ordinary page is not found (D8). */
function statusOf({ status }: RenderedPage, route: Route): number {
  const answered = status ?? 200
  return route.segment === '*' && answered === 200 ? 404 : answered
}

type Facts = {
  input: PageInput
  set: ReleaseSet
  page: RenderedPage
  route: Route
  remote: string
  nonce: string
  files: PageFiles
}

function composeDocument(facts: Facts, deps: PageDeps): string {
  const { input, page, route, nonce, files } = facts
  const boot = bootData(facts, deps)
  return renderDocument({
    boot,
    chrome: renderChrome(input, boot, deps),
    appHtml: page.app?.html ?? '',
    head: {
      head: page.head,
      site: input.site,
      path: input.location.path,
      indexable: statusOf(page, route) === 200,
    },
    resources: { assets: deps.assets, files, styleText: deps.styles.of },
    nonce,
  })
}

function bootData({ input, set, page, route, remote, files }: Facts, { chrome }: PageDeps): BootData {
  const { visit, location, site, analytics } = input
  const remotes = [...set.releases].map(
    ([name, live]) => [name, toBootRemote(live, files.starts.get(name))] as const,
  )
  return {
    visit,
    location,
    remotes: Object.fromEntries(remotes),
    app: { remote, rendered: page.app?.state },
    slots: page.slots,
    chrome: chromeData({ site, locale: visit.locale, page: route.page }),
    texts: chrome.textsFor(visit.textLanguage),
    analytics,
  }
}

const noChrome: RenderedChrome = { header: '', footer: '', skipLabel: '', brand: 'Escapade' }

function renderChrome({ visit, location }: PageInput, { chrome }: BootData, deps: PageDeps): RenderedChrome {
  try {
    const inspirations = deps.inspirations.inspirationsFor(visit.locale)
    return deps.chrome.renderChrome({ visit, location, chrome, inspirations })
  } catch (error) {
    deps.onChromeFailure(error)
    return noChrome
  }
}

const unavailable = (input: PageInput, nonce: string): PageAnswer => ({
  status: 503,
  headers: { ...headersFor(input, nonce, null), 'retry-after': '10' },
  body: unavailablePage(input.visit.textLanguage, nonce),
})

function headersFor({ site }: PageInput, nonce: string, set: ReleaseSet | null): Record<string, string> {
  const bases = [...(set?.releases.values() ?? [])].map(({ base }) => base)
  const elsewhere = bases.filter((base) => !base.startsWith('/')).map((base) => new URL(base).origin)
  return documentHeaders({ nonce, remoteOrigins: [...new Set(elsewhere)], https: site.protocol === 'https' })
}
