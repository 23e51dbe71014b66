import { randomBytes } from 'node:crypto'
import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import { tilesOrigin } from '../document/map-tiles'
import { documentHeaders } from '../document/security-headers'
import { unavailablePage } from '../document/unavailable-page'
import { findRoute, type ReleaseSet, type Route, releaseKey } from '../registry/release-set'
import type { PageCache } from '../rendering/page-cache'
import type { RenderedPage } from '../rendering/render-page'
import type { PaymentNameSource } from '../visit/payment-names'
import type { ReadVisit } from '../visit/read-visit'
import type { ComposeDocument } from './compose-document'

export type PageInput = ReadVisit & {
  set: ReleaseSet | null
  requestId: string
  analytics: BootData['analytics']
  /** The visitor has chosen about cookies. */
  hasChosen: boolean
  /** It waits for a whole page, and comes again for one that cannot be had. */
  byRobot: boolean
}

export type PageDeps = {
  pages: PageCache
  compose: ComposeDocument
  revision: () => string | undefined
  /** The line above each page of a sandbox; empty where things are sold. */
  strip: (textLanguage: string) => string
  payments: Pick<PaymentNameSource, 'usesStripe'>
  mapTiles: MapTiles | null
}

export type PageAnswer =
  | { status: number; headers: Record<string, string>; body: string; release?: string }
  | { status: number; location: string }

/** One page, rendered as far as its parts allow. */
export async function answerPage(asked: PageInput, deps: PageDeps): Promise<PageAnswer> {
  const { pages, compose, revision } = deps
  const nonce = randomBytes(16).toString('base64')
  const { set, location, requestId } = asked
  const found = set && findRoute(set, location.path, asked.visit)
  if (!set || !found) return unavailable(asked, nonce, deps)
  const { owner, route } = found
  // It may well be a page of the remote that could not be loaded: "not found" would be a lie.
  if (route.segment === '*' && set.missing.length > 0) return unavailable(asked, nonce, deps)
  const { byRobot } = asked
  const kept = await pages({
    set,
    owner,
    visit: asked.visit,
    location,
    requestId,
    revision: revision(),
    byRobot,
  })
  const redirect = kept.page.redirect && safePath(kept.page.redirect)
  if (redirect) return { status: 302, location: asked.visit.basePath + redirect }
  const status = statusOf(kept.page, { route, byRobot })
  const document = compose({
    ...asked,
    set,
    owner,
    route,
    kept,
    indexable: status === 200,
  })
  return {
    status,
    release: releaseKey(owner),
    headers: { ...headersFor(asked, nonce, deps), ...(status === 503 && retryLater) },
    body: document({ nonce, analytics: asked.analytics, hasChosen: asked.hasChosen }),
  }
}

const retryLater = { 'retry-after': '10' }

/** Remotes may send visitors to paths of the shop only: never to another host, as `//host` would. */
const safePath = (path: string) => (/^\/(?![/\\])/.test(path) ? path : null)

/**
 * The remote that takes paths without an owner decides between statuses of refusal; an ordinary page is not found (D8),
 * unless the remote says that it is: a partner's (SH-014).
 * A page that is not whole is finished by a browser, and not there yet for a robot (decision 101).
 */
function statusOf(
  { status, isWhole, found }: RenderedPage,
  { route, byRobot }: { route: Route; byRobot: boolean },
) {
  const answered = status ?? 200
  if (byRobot && answered === 200 && !isWhole) return 503
  return route.segment === '*' && answered === 200 && !found ? 404 : answered
}

const unavailable = (input: PageInput, nonce: string, deps: PageDeps): PageAnswer => ({
  status: 503,
  headers: { ...headersFor({ ...input, set: null }, nonce, deps), ...retryLater },
  body: unavailablePage({
    textLanguage: input.visit.textLanguage,
    nonce,
    strip: deps.strip(input.visit.textLanguage),
  }),
})

function headersFor(
  { site, set, visit }: PageInput,
  nonce: string,
  { payments, mapTiles }: PageDeps,
): Record<string, string> {
  const bases = [...(set?.releases.values() ?? [])].map(({ base }) => base)
  const elsewhere = bases.filter((base) => !base.startsWith('/')).map((base) => new URL(base).origin)
  return documentHeaders({
    nonce,
    remoteOrigins: [...new Set(elsewhere)],
    https: site.protocol === 'https',
    tiles: tilesOrigin(mapTiles),
    usesStripe: payments.usesStripe(visit.locale),
  })
}
