import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { soundCriteria } from './sanitize-criteria'

/** Gifts and activities are for two, whoever travels (SE-056). */
export const isForTwo = (flow: Flow) => flow === 'gifting' || flow === 'activity'

/** Who is looked for: two adults where nothing is said. */
export function partyOf(criteria: Criteria, flow: Flow) {
  const { a = 2, c = 0, b = 0 } = soundCriteria(criteria)
  return isForTwo(flow) ? { adult: 2, child: 0, baby: 0 } : { adult: a, child: c, baby: b }
}
