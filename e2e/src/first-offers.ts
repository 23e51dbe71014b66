import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { getUpsells } from '@escapade/shared-contracts/api/stays/quotes'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { gatewayUrl } from './addresses'

const api = createApiClient({ baseUrl: gatewayUrl })

async function firstResult(locale: Locale, city?: string) {
  const { exactMatch } = await api.send(searchOffers, {
    body: { locale, searchCriterias: { adult: 2, child: 0, baby: 0, city } },
  })
  const [result] = exactMatch
  if (!result) throw new Error(`The shop sells no stay in ${city ?? locale}`)
  return result
}

/** Address of the stay that a search without criteria shows first. */
export async function firstStay(locale: Locale = 'fr_FR'): Promise<string> {
  const [stay] = (await firstResult(locale)).packages
  if (!stay) throw new Error('A result has no stay')
  return stay.uri
}

/** Address of the stay that a search for gifts shows first, to give it. */
export async function firstGift(): Promise<string> {
  const { exactMatch } = await api.send(searchOffers, {
    body: {
      locale: 'fr_FR',
      flow: 'gifting',
      searchCriterias: {},
      performGiftableSearch: true,
      type: 'gift',
    },
  })
  const stay = exactMatch[0]?.packages[0]
  if (!stay) throw new Error('The shop gives no stay')
  return `${stay.uri}?flow=gifting`
}

/** Address of the hotel that a search of a town, or without criteria, shows first. */
export const firstHotel = async (city?: string): Promise<string> =>
  (await firstResult('fr_FR', city)).hotel.uri

/** Ids of towns with a hotel of their own, the largest first. */
export async function townsWithHotels(most: number): Promise<string[]> {
  const { towns = [] } = await api.send(searchOffers, {
    body: {
      locale: 'fr_FR',
      searchCriterias: { adult: 2, child: 0, baby: 0 },
      performMapSearch: true,
      limit: 0,
    },
  })
  return towns.slice(0, most).map(({ id }) => id)
}

/** Address of the activity that a search without criteria shows first. */
export async function firstActivity(): Promise<string> {
  const { activityOnlyPackages } = await api.send(searchActivities, { body: { locale: 'fr_FR' } })
  const [activity] = activityOnlyPackages
  if (!activity) throw new Error('The shop sells no activity')
  return activity.uri
}

/** Address of a stay that another one of its room adds something to. */
export async function stayWithExtra(): Promise<string> {
  const locale = 'fr_FR'
  const party = { adult: 2, child: 0, baby: 0 }
  const { exactMatch } = await api.send(searchOffers, { body: { locale, searchCriterias: party } })
  for (const { id, uri } of exactMatch.flatMap(({ packages }) => packages)) {
    const extras = await api.send(getUpsells, { params: { id }, query: { locale, adult: 2 } })
    if (extras.some(({ priceDifference }) => priceDifference > 0)) return uri
  }
  throw new Error('No stay of the first results has an extra')
}
