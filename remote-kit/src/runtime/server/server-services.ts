import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'

const noCriteria: Criteria = Object.freeze({})
const nothing = () => {}
const refuse = (what: string) => () => {
  throw new Error(`${what} while rendering on the server: do it in a handler or an effect`)
}

type Given = { api: ApiClient; criteria: Criteria | undefined }

/** The shell as a view sees it while rendering on the server: facts are there, effects are refused. */
export function createServerServices(
  { visit, location }: RenderRequest,
  { api, criteria = noCriteria }: Given,
): ShellServices {
  return {
    visit,
    location,
    api,
    criteria: { get: () => criteria, subscribe: () => nothing, update: refuse('Criteria changed') },
    channel: { on: () => nothing, emit: refuse('Event sent'), close: nothing },
    navigate: refuse('Navigation'),
    href: (uri) => visit.basePath + uri,
    track: refuse('Analytics event sent'),
    logError: nothing,
    mountFragment: refuse('Fragment mounted'),
  }
}
