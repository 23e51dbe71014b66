import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { LRUCache } from 'lru-cache'
import { type PageRequest, type RenderedPage, type RenderPageDeps, renderPage } from './render-page'

/** A page and the clock it was rendered by: hydration reads the same. */
export type KeptPage = { page: RenderedPage; now: string }

type Entry = KeptPage & { renderedAt: number; size: number }

/** Prices and stock on a page are at most this old; then it is rendered anew behind the visitor's back. */
const freshMs = 3000
/** Older than this it is not shown at all. */
const staleMs = 10_000
const maxPages = 300
const maxCharacters = 24_000_000

export type PageCache = (request: PageRequest) => Promise<KeptPage>

/**
 * Renders a page once for all who ask for it within seconds (docs/decisions/028): the criteria are in the hash, so
 * that most visitors of a market get the same page. Facts of one visitor are part of the key; a page that did not
 * come out whole is not kept.
 * Limit: with the answers that renders share for ten seconds, prices of a first view are up to 20 s old (decision
 * 028).
 */
export function createPageCache(deps: RenderPageDeps): PageCache {
  const kept = new LRUCache<string, Entry>({
    max: maxPages,
    maxSize: maxCharacters,
    sizeCalculation: ({ size }) => size,
  })
  const underWay = new Map<string, Promise<KeptPage>>()

  const renderAnew = async (key: string, request: PageRequest): Promise<KeptPage> => {
    const { page, whole } = await renderWatched(request, deps)
    const { now } = request.visit
    if (whole) kept.set(key, { page, now, renderedAt: deps.clock(), size: sizeOf(page) })
    // Called what it was called the last time, until the browser knows.
    return { page: page.app ? page : { ...page, head: kept.get(key)?.page.head ?? page.head }, now }
  }
  const renderOnce = (key: string, request: PageRequest): Promise<KeptPage> => {
    // A browser's may come out unfinished, a robot's late.
    const mine = `${request.byRobot ? 'robot' : ''}${key}`
    const running = underWay.get(mine)
    if (running) return running
    const started = renderAnew(key, request).finally(() => underWay.delete(mine))
    underWay.set(mine, started)
    return started
  }
  return (request) => {
    const key = keyOf(request)
    const entry = kept.get(key)
    const age = entry ? deps.clock() - entry.renderedAt : Number.POSITIVE_INFINITY
    if (!entry || age > staleMs) return renderOnce(key, request)
    if (age > freshMs) void renderOnce(key, request)
    return Promise.resolve(entry)
  }
}

/** Everything that a render may read, but the time and the number of the request. */
function keyOf({ set, owner, visit, location, criteria, revision }: PageRequest): string {
  const { now: _now, ...who }: Visit = visit
  const query = Object.entries(location.query)
  return JSON.stringify([revision, set.id, owner.name, who, location.path, query, criteria])
}

/** An answer worth keeping: found, drawn by the server, and nothing in it failed or was given up. */
async function renderWatched(request: PageRequest, deps: RenderPageDeps) {
  let troubles = 0
  const page = await renderPage(request, {
    ...deps,
    onFailure(failure) {
      troubles += 1
      deps.onFailure(failure)
    },
    onWarning(warning) {
      troubles += 1
      deps.onWarning(warning)
    },
  })
  const isFound = page.status === null || page.status === 200
  const isDrawn = page.app !== null && page.isWhole && !page.redirect
  return { page, whole: troubles === 0 && isFound && isDrawn }
}

/** HTML and state travel together; the state is about as long. */
const sizeOf = ({ app }: RenderedPage) => Math.max(1, 2 * (app?.html.length ?? 0))
