import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { giftParty } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { defaultParty } from '@escapade/shared-contracts/rules/party/change-party'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { sanitizeCriteria } from './sanitize-criteria'

/** Gifts and activities are for two, whatever the party (SE-056). */
export const isForTwo = (flow: Flow) => flow === 'gifting' || flow === 'activity'

/** Party of the search: two adults where nothing is said. */
export function partyOf(criteria: Criteria, flow: Flow) {
  const { a = defaultParty.adult, c = defaultParty.child, b = defaultParty.baby } = sanitizeCriteria(criteria)
  return isForTwo(flow) ? { ...giftParty } : { adult: a, child: c, baby: b }
}
