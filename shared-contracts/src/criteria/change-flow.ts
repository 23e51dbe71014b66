import { dayOf } from '../rules/dates/days'
import { defaultGiftNights, giftAdults } from '../rules/gifts/gift-terms'
import type { Flow } from '../rules/search/flow'
import { sortOptions } from '../rules/search/sort-options'
import { type Criteria, dateKeys, locationKeys, partyKeys } from './criteria'
import { keysWhere } from './criteria-table'
import { isKeyOfFlow } from './search-filters'

/** Criteria that a flow without dates or place keeps for the way back. Never stored empty. */
export type FlowMemory = { activityRestore?: Criteria; bookingDates?: Criteria }
export type FlowEffect = 'fetchGiftPrices' | 'logViewEvent' | 'logSelectEvent'
type Carried = { criteria: Criteria; memory: FlowMemory }

const giftKeys = keysWhere({ topic: 'gift' })
const placeAndDateKeys = [...locationKeys, ...dateKeys]
const sortsIntoGifting = ['priceQuality', 'distance']

const keepWhere = (criteria: Criteria, keep: (key: string) => boolean): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([key, value]) => value !== undefined && keep(key)))
const pick = (criteria: Criteria, keys: readonly string[]) => keepWhere(criteria, (key) => keys.includes(key))
const omit = (criteria: Criteria, keys: readonly string[]) =>
  keepWhere(criteria, (key) => !keys.includes(key))

/** Remembers under a name, or forgets what was there when there is nothing to remember. */
const remember = (memory: FlowMemory, name: keyof FlowMemory, value: Criteria): FlowMemory => {
  const { [name]: _forgotten, ...others } = memory
  return Object.keys(value).length > 0 ? { ...others, [name]: value } : others
}

const leaveActivity = ({ criteria, memory }: Carried): Carried => ({
  criteria: memory.activityRestore ?? pick(criteria, placeAndDateKeys),
  memory: remember(memory, 'activityRestore', {}),
})

const leaveGifting = ({ criteria, memory }: Carried, now: string): Carried => {
  const { checkin } = memory.bookingDates ?? {}
  const restored = checkin && checkin > dayOf(now) ? memory.bookingDates : {}
  return {
    criteria: { ...omit(criteria, giftKeys), ...restored },
    memory: remember(memory, 'bookingDates', {}),
  }
}

const enterActivity = ({ criteria, memory }: Carried): Carried => ({
  criteria: {},
  memory: remember(memory, 'activityRestore', pick(criteria, placeAndDateKeys)),
})

const enterGifting = ({ criteria, memory }: Carried): Carried => {
  const kept = omit(criteria, [...dateKeys, ...partyKeys])
  const sorted = sortsIntoGifting.includes(kept.sort ?? '') ? kept : omit(kept, ['sort'])
  return {
    criteria: { ...sorted, giftAdult: giftAdults, giftNights: kept.giftNights ?? defaultGiftNights },
    memory: remember(memory, 'bookingDates', pick(criteria, dateKeys)),
  }
}

const dropUnofferedSort = (criteria: Criteria, flow: Flow) => {
  const hasLatLng = criteria.lat !== undefined && criteria.lng !== undefined
  const offered: string[] = sortOptions({ flow, hasLatLng })
  return criteria.sort === undefined || offered.includes(criteria.sort) ? criteria : omit(criteria, ['sort'])
}

const leave = (carried: Carried, from: Flow, now: string) => {
  if (from === 'activity') return leaveActivity(carried)
  return from === 'gifting' ? leaveGifting(carried, now) : carried
}

const enter = (carried: Carried, to: Flow) => {
  if (to === 'activity') return enterActivity(carried)
  return to === 'gifting' ? enterGifting(carried) : carried
}

const effectsOf = (to: Flow): FlowEffect[] =>
  to === 'gifting' ? ['fetchGiftPrices', 'logViewEvent', 'logSelectEvent'] : []

/**
 * The criteria after a change of flow (spec A §4), what to remember for the way back, and what the caller must do.
 * Leaving comes before entering: from gifting to activity, the dates that come back are those remembered.
 */
export function changeFlow({
  from,
  to,
  criteria,
  memory,
  now,
}: Carried & { from: Flow; to: Flow; now: string }): Carried & { effects: FlowEffect[] } {
  if (from === to) return { criteria, memory, effects: [] }
  const { criteria: carried, memory: kept } = enter(leave({ criteria, memory }, from, now), to)
  const known = keepWhere(carried, (key) => isKeyOfFlow(key, to))
  return { criteria: dropUnofferedSort(known, to), memory: kept, effects: effectsOf(to) }
}
