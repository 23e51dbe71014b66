import type {
  HotelOffer,
  StayDetail,
  StayPackage,
} from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { ProductOffer, ProductPrice, Upsell } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { type Asked, type Asker, asPageQuery, type Found } from './wish-fixture'

type Card = Pick<StayPackage, 'cancellationPolicy' | 'id' | 'sellPrice' | 'lodging' | 'paxCount'>

/** Prices that each page says of a stay on its dates before it is bought. */
export async function saidBeforehand(ask: Asker, { id, asked }: Found) {
  const { checkin: _, ...undated } = asked
  const detail = await ask.get<StayDetail>(`/api/weekend/${id}/detail.json`, asPageQuery(asked))
  const price = await ask.get<ProductPrice>(`/api/product/${id}/price`, asked)
  const compared = await ask.get<ProductOffer[]>(`/api/product/${id}/offers`, asked)
  const hotelPage = await ask.get<{ rooms: { offers: HotelOffer[] }[] }>(
    `/api/hotel/${detail.hotel.id}/detail.json`,
    asPageQuery(asked),
  )
  return {
    detail,
    card: await cardOf(ask, { id, hotelId: detail.hotel.id, asked }),
    price,
    offer: compared.find(({ weekendId }) => weekendId === id),
    hotelOffer: hotelPage.rooms.flatMap(({ offers }) => offers).find((offer) => offer.id === id),
    compared,
    upsells: await ask.get<Upsell[]>(`/api/product/${id}/upsells`, undated),
  }
}

/** A card of the search for these dates; undefined where the search has none. */
async function cardOf(ask: Asker, { id, hotelId, asked }: { id: string; hotelId: string; asked: Asked }) {
  const { locale, ...searched } = asPageQuery(asked)
  // Stays with something to do and nights alone are listed apart.
  for (const flow of ['booking', 'hotel']) {
    const found = await ask.post<{ exactMatch: { packages: Card[] }[] }>('/api/offers.json', {
      locale,
      flow,
      searchCriterias: { ...searched, hotelId },
      numberOfPackagesPerHotel: 20,
    })
    const card = found.exactMatch.flatMap(({ packages }) => packages).find((each) => each.id === id)
    if (card) return card
  }
  return undefined
}
