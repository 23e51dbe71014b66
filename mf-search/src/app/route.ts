import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import { type Flow, flows } from '@escapade/shared-contracts/rules/flow'

export type SearchRoute = { flow: Flow; page: number }

const maxPage = 1000

/** Flow and zero-based page of the query; what makes no sense is the booking flow and the first page (SH-027). */
export function readSearchRoute(
  { query }: PageLocation,
  { activityOnly }: { activityOnly: boolean },
): SearchRoute {
  const asked = flows.find((flow) => flow === query.flow) ?? 'booking'
  const page = /^\d{1,4}$/.test(query.page ?? '') ? Math.min(Number(query.page), maxPage) : 0
  return { flow: asked === 'activity' && !activityOnly ? 'booking' : asked, page }
}
