import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { PageLocation, RenderedState, Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type {
  Head,
  RenderRequest,
  RenderResult,
  SlotRequest,
} from '@escapade/shared-contracts/mount/render-contract'
import type { NeededPart } from '../document/page-files'
import { type LiveRelease, type ReleaseSet, releaseKey } from '../registry/release-set'
import { insertSlots } from './insert-slots'
import type { RenderOptions } from './remote-renderer'
import type { RenderError } from './render-error'

export type RenderedPage = {
  /** Absent: the browser draws the app. */
  app: { html: string; state: RenderedState } | null
  head: Head
  status: number | null
  /** A path without an owner has a page all the same. */
  found?: boolean | undefined
  redirect?: string
  /** Drawn by the server, with what it is about: search engines may keep it. */
  isWhole: boolean
  /** State of the rendered fragments, by mountId. */
  slots: Record<string, RenderedState>
  /** Its app can be drawn for criteria too. */
  followsCriteria: boolean
  /** Every fragment that stands on the page, rendered or not. */
  fragments: NeededPart[]
}

export type PageRequest = {
  set: ReleaseSet
  owner: LiveRelease
  visit: Visit
  location: PageLocation
  /** Absent: the page as it is for everybody. */
  criteria?: Criteria | undefined
  requestId: string
  revision?: string | undefined
  /** A robot or link preview asks: it waits for seconds, and takes nothing unfinished. */
  byRobot?: boolean
}

/** Release and request of a render, for the log. */
type Where = { remote: string; version: string; fragment?: string | undefined; reqId: string }

export type RenderPageDeps = {
  renderer(release: LiveRelease): {
    render(request: RenderRequest, options: RenderOptions): Promise<RenderResult>
  }
  gatewayUrl: string
  /** For one remote. */
  renderDeadlineMs: number
  /** For all of the page's rendering. */
  documentDeadlineMs: number
  /** In place of both, for robots. */
  robotDeadlineMs: number
  clock: () => number
  onFailure: (failure: Where & { error: RenderError }) => void
  onWarning: (warning: Where & { message: string }) => void
}

/** A fragment may hold slots of its own; theirs are left to the browser. */
const nestedLevels = 2

const withoutHtml: RenderedPage = {
  app: null,
  head: {},
  status: null,
  isWhole: false,
  slots: {},
  followsCriteria: false,
  fragments: [],
}

/** The route's app and the fragments in its slots, as far as they are done in time. Never rejects. */
export async function renderPage(request: PageRequest, deps: RenderPageDeps): Promise<RenderedPage> {
  const endsAt = deps.clock() + (request.byRobot ? deps.robotDeadlineMs : deps.documentDeadlineMs)
  const ask = createAsk(request, deps, endsAt)
  const app = await ask(request.owner, { mountId: request.owner.name })
  // A release without a server bundle is meant to be drawn by browsers.
  if (!app) return { ...withoutHtml, isWhole: request.owner.server === null }
  const { head, status, redirect, found } = app
  if (redirect) return { ...withoutHtml, head, status, redirect }
  const filled = await fillSlots(app, { set: request.set, ask, levels: nestedLevels })
  return {
    app: { html: filled.html, state: app.state },
    head,
    status,
    found,
    isWhole: !app.incomplete,
    slots: filled.states,
    followsCriteria: app.followsCriteria ?? false,
    fragments: filled.fragments,
  }
}

type Target = Pick<RenderRequest, 'mountId' | 'fragment' | 'props'>
type Ask = (release: LiveRelease, target: Target) => Promise<RenderResult | null>

function createAsk(request: PageRequest, deps: RenderPageDeps, endsAt: number): Ask {
  const { visit, location, criteria, requestId, revision, byRobot = false } = request
  const longestMs = byRobot ? deps.robotDeadlineMs : deps.renderDeadlineMs
  return async (release, target) => {
    const where = {
      remote: release.name,
      version: release.release.version,
      fragment: target.fragment,
      reqId: requestId,
    }
    const leftMs = Math.min(longestMs, endsAt - deps.clock())
    if (leftMs <= 0) return null
    try {
      const asked = {
        ...target,
        visit,
        location,
        criteria,
        requestId,
        revision,
        release: releaseKey(release),
        gatewayOrigin: deps.gatewayUrl,
        deadlineMs: leftMs,
      }
      const result = await deps.renderer(release).render(asked, { deadlineMs: leftMs, evenPaused: byRobot })
      for (const message of result.warnings ?? []) deps.onWarning({ ...where, message })
      return result
    } catch (error) {
      deps.onFailure({ ...where, error: error as RenderError })
      return null
    }
  }
}

type Filled = { html: string; states: Record<string, RenderedState>; fragments: RenderedPage['fragments'] }
type FillContext = { set: ReleaseSet; ask: Ask; levels: number }

/** Renders the slots of a result side by side and puts them in their places. */
async function fillSlots({ html, slots }: RenderResult, context: FillContext): Promise<Filled> {
  const known = slots.flatMap((slot) => {
    const owner = ownerOf(slot, context.set)
    return owner ? [{ slot, owner }] : []
  })
  const filled = await Promise.all(known.map(({ slot, owner }) => fillSlot(slot, owner, context)))
  return {
    html: insertSlots(html, new Map(filled.flatMap(({ inserted }) => inserted))),
    states: Object.assign({}, ...filled.map(({ states }) => states)),
    fragments: filled.flatMap(({ fragments }) => fragments),
  }
}

async function fillSlot(slot: SlotRequest, owner: LiveRelease, context: FillContext) {
  const { mountId, fragment, props, later } = slot
  const here = { owner, exposed: `./fragments/${nameOf(fragment)}`, later }
  const result = await context.ask(owner, { mountId, fragment, props })
  if (!result) return { inserted: [], states: {}, fragments: [here] }
  const inner =
    context.levels > 1
      ? await fillSlots(result, { ...context, levels: context.levels - 1 })
      : leaveSlots(result)
  return {
    inserted: [[mountId, inner.html] as const],
    states: { [mountId]: result.state, ...inner.states },
    fragments: [here, ...inner.fragments],
  }
}

const leaveSlots = ({ html }: RenderResult): Filled => ({ html, states: {}, fragments: [] })

const nameOf = (fragment: string) => fragment.slice(fragment.indexOf('/') + 1)

function ownerOf({ fragment }: SlotRequest, { releases }: ReleaseSet): LiveRelease | null {
  const owner = releases.get(fragment.slice(0, fragment.indexOf('/')))
  return owner?.release.manifest.fragments.includes(nameOf(fragment)) ? owner : null
}
