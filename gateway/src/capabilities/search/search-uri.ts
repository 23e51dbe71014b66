import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { filterCriteria } from '@escapade/shared-contracts/criteria/search-filters'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { defaultGiftNights, giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { isGift, type SearchRequest } from './search-plan'

type Asked = Pick<SearchRequest['searchCriterias'], 'adult' | 'child' | 'baby' | 'night'> & {
  hotelId?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Criteria of a search as the hash spells them, but party and nights, which each flow spells in its own way. */
export function hashCriteria<A extends Asked>({ hotelId, latitude, longitude, ...asked }: A) {
  const { adult: _adult, child: _child, baby: _baby, night: _night, ...same } = asked
  return {
    ...filterCriteria(same),
    ...(hotelId === undefined ? {} : { hotel: hotelId }),
    ...(latitude === undefined ? {} : { lat: latitude }),
    ...(longitude === undefined ? {} : { lng: longitude }),
  }
}

/** A gift has no day and is for two; a stay has its party. */
function partyAndNights({ searchCriterias: { adult, child, baby, night } }: SearchRequest): Criteria {
  return {
    ...(night === undefined ? {} : { nights: night }),
    a: adult,
    ...(child ? { c: child } : {}),
    ...(baby ? { b: baby } : {}),
  }
}

const giftCriteria = ({ searchCriterias: { night } }: SearchRequest): Criteria => ({
  checkin: undefined,
  giftNights: night ?? defaultGiftNights,
  giftAdult: giftAdults,
})

/** Address of the results page for a search, its criteria in the hash. */
export function searchUri(request: SearchRequest): string {
  const gift = isGift(request)
  const criteria = {
    ...hashCriteria(request.searchCriterias),
    ...(gift ? giftCriteria(request) : partyAndNights(request)),
    sort: request.orderBy,
  }
  return paths.search({
    flow: gift ? 'gifting' : request.flow,
    hash: serializeCriteria({ criteria }),
  })
}
