import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import { idOfPath } from '@escapade/shared-contracts/mount/path-id'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'

export type ProductRoute = { id: string; flow: Extract<Flow, 'booking' | 'gifting'> }

/** `/product/{id}`; `?flow=gifting` is the same stay as a gift. */
export const readRoute = ({ path, query }: PageLocation): ProductRoute => ({
  id: idOfPath({ path }),
  flow: query.flow === 'gifting' ? 'gifting' : 'booking',
})

const metasearchSources: readonly string[] = ['google_hotel_ads', 'trivago', 'tripadvisor', 'kayak']

/** Visitors who compare hotels elsewhere arrive for the hotel and not for one stay (D29). */
export const isFromMetasearch = ({ query }: PageLocation): boolean =>
  metasearchSources.includes(query.utm_source ?? '')
