import type {
  SearchChange,
  SearchHelp,
  WayOut,
} from '@escapade/shared-contracts/api/search/search-help-schemas'
import { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { partyBounds } from '@escapade/shared-contracts/rules/party/change-party'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Clock } from '../../../platform/clock'
import { cotsPerRoom, largestRoom, type PartySize, roomsForParty } from '../../../pricing/stay-price'
import type { PlaceReader } from '../../destinations/public'
import type { IndexKeeper } from '../index/index-keeper'
import { searchInMemory } from '../index/search-in-memory'
import { isGift, placeOf, planSearch, type SearchRequest } from '../search-plan'
import { changedRequest } from './changed-request'
import { findWaysOut } from './ways-out'

type Deps = { indexes: Pick<IndexKeeper, 'current'>; placesNow: PlaceReader; clock: Clock }
type Asked = Pick<SearchRequest, 'locale' | 'flow' | 'searchCriterias'>

/** As many as are read at a glance. */
const mostWays = 8

/** Changes of a search that would find something, the fewest first. */
export const createSearchHelp =
  ({ indexes, placesNow, clock }: Deps) =>
  async (asked: Asked): Promise<SearchHelp> => {
    const key = placeOf(asked.searchCriterias)
    const [findPlace, index] = await Promise.all([placesNow(), indexes.current()])
    const place = key && (await findPlace(key))
    const now = clock.now()
    const wanted = OffersRequest.parse({ ...asked, orderBy: 'priceAsc', limit: 1 })
    const planOf = (request: SearchRequest) =>
      planSearch({ request, placePoint: placeOf(request.searchCriterias) && place })
    const lodged = lodgingChange(wanted)
    const request = changedRequest(wanted, lodged)
    const found = findWaysOut({ index, now, request, planOf }).slice(0, mostWays)
    const elsewhere = flowChange(request).map((changes): WayOut => {
      const { total, hotels } = searchInMemory({ index, now, plan: planOf(changedRequest(request, changes)) })
      return { changes, count: total, price: hotels[0]?.packages[0]?.cents ?? 0 }
    })
    const ways = [...found, ...elsewhere.filter(({ count }) => count > 0)].map((way) => ({
      ...way,
      changes: [...lodged, ...way.changes],
    }))
    return {
      // A search that finds something needs no change.
      ways: ways.filter(({ changes }) => changes.length > 0),
      ...(lodged.length > 0 ? { babiesPerRoom: cotsPerRoom } : {}),
    }
  }

/** As many more adults as it takes to lodge the party: each room needs one. */
function lodgingChange(request: SearchRequest): SearchChange[] {
  if (isGift(request)) return []
  const { adult, child, baby } = request.searchCriterias
  const isLodged = (party: PartySize) => roomsForParty({ party, capacity: largestRoom }) !== null
  if (isLodged({ adult, child, baby })) return []
  const more = Array.from({ length: partyBounds.adult.max - adult }, (_, index) => adult + index + 1)
  const enough = more.find((each) => isLodged({ adult: each, child, baby }))
  return enough === undefined ? [] : [{ kind: 'adult', adult: enough }]
}

const besides: Partial<Record<Flow, Flow>> = { booking: 'hotel', hotel: 'booking' }

/** Nights alone last longer than stays do, and the other way round: on the same days. */
function flowChange({ flow, searchCriterias: { checkin, when } }: SearchRequest): SearchChange[][] {
  const other = besides[flow]
  return other && (checkin ?? when) ? [[{ kind: 'flow', flow: other }]] : []
}
