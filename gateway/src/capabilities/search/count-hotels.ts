import { OffersRequest, type SearchCriterias } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Clock } from '../../platform/clock'
import type { IndexKeeper } from './index/index-keeper'
import { searchInMemory } from './index/search-in-memory'
import { planSearch } from './search-plan'

/** Places and themes say all that is wanted. */
type Wanted = Pick<
  SearchCriterias,
  'city' | 'country' | 'department' | 'region' | 'poi' | 'skiresort' | 'touristicregion' | 'theme'
>
type Deps = { indexes: Pick<IndexKeeper, 'current'>; clock: Clock }

/** Counts hotels for two adults without dates; of a town, without what the search page adds around it. */
export const createHotelCounter =
  ({ indexes, clock }: Deps) =>
  async (searchCriterias: Wanted): Promise<number> => {
    const request = OffersRequest.parse({ locale: 'fr_FR', searchCriterias })
    const plan = { ...planSearch({ request, placePoint: null }), limit: 0 }
    return searchInMemory({ index: await indexes.current(), plan, now: clock.now() }).total
  }
