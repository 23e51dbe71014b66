import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { getAutocomplete } from '@escapade/shared-contracts/api/search/destinations'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { gatewayUrl } from './addresses'
import { dayAhead } from './days'

const api = createApiClient({ baseUrl: gatewayUrl })

/** Days that are tried: around New Year no single night is sold for some. */
const patience = 14

type Stay = OffersAnswer['exactMatch'][number]['packages'][number]
type Wish = {
  locale: MarketLocale
  ahead: number
  nights: number
  place?: Partial<OffersRequest['searchCriterias']>
  isWanted?: (stay: Stay) => boolean
}

/** The first stay for two that is sold, from so many days ahead on, and its check-in. */
export async function firstOnSale({ locale, ahead, nights, place, isWanted = () => true }: Wish) {
  for (let days = ahead; days < ahead + patience; days += 1) {
    const checkin = dayAhead(days)
    const searchCriterias = { ...place, adult: 2, child: 0, baby: 0, checkin, night: nights }
    const { exactMatch } = await api.send(searchOffers, { body: { locale, searchCriterias } })
    const stay = exactMatch.flatMap(({ packages }) => packages).find(isWanted)
    if (stay) return { checkin, stay }
  }
  throw new Error(`No such stay of ${nights} nights is sold in ${locale}, from ${dayAhead(ahead)} on`)
}

/** The first day from so many days ahead on which one night is sold in the place that these letters suggest first. */
export async function nightIn(locale: MarketLocale, letters: string, ahead: number): Promise<string> {
  const { suggestions } = await api.send(getAutocomplete, { query: { locale, term: letters } })
  const [town] = suggestions
  if (!town) throw new Error(`No place of ${locale} begins with ${letters}`)
  return (await firstOnSale({ locale, ahead, nights: 1, place: { [town.category]: town.id } })).checkin
}
