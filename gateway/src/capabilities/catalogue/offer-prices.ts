import type { StayPackage } from '@escapade/shared-contracts/api/catalogue-schemas'
import { monthOf } from '@escapade/shared-contracts/rules/days'
import type { Locale } from '@escapade/shared-contracts/rules/locale'
import { fromStay } from '../availability/from-stays'
import { bookableStay, type PricedStay, priceStay } from '../availability/stay-calendar'
import type { StaysRepository } from '../availability/stays-repository'
import type { PartySize } from '../quotes/stay-price'
import type { createCardContents } from './card-contents'
import { type CardPrice, type CardView, presentStayCard } from './stay-card'

export type DetailQuestion = {
  id: string
  locale: Locale
  party: PartySize
  /** Null: from-prices. */
  dates: { checkin: string; nights: number } | null
  withPageModel: boolean
}

type Deps = { stays: StaysRepository; readCards: ReturnType<typeof createCardContents> }

const cardPrice = ({ price, ...stay }: PricedStay, dated: boolean): CardPrice => ({
  sellCents: price.totalCents,
  refCents: stay.refCents,
  nights: stay.nights,
  checkin: dated ? stay.checkin : null,
  roomsLeft: dated ? stay.roomsLeft : null,
  distance: null,
})

/**
 * The price of the dates, else the from-price; null when it is not sold at all. The page of a stay shows its price
 * for dates that cannot be booked too, and says so; an offer is only made of what can.
 */
export async function readStayPrice({
  deps,
  question,
  now,
  onlyBookable,
}: {
  deps: Deps
  question: DetailQuestion
  now: string
  onlyBookable: boolean
}) {
  const { id, dates, party } = question
  const [month, from] = await Promise.all([
    dates ? deps.stays.findMonth({ packageId: id, day: dates.checkin }) : null,
    deps.stays.findFrom(id),
  ])
  const priced = onlyBookable ? bookableStay : priceStay
  const dated = dates && priced({ month, party, now, ...dates })
  if (dated) return cardPrice(dated, true)
  const undated = from && fromStay({ from, party, now })
  return undated && cardPrice(undated, false)
}

type Offer = { roomId: string; offer: StayPackage }

/** The hotel's offers by room, the cheapest first. */
export async function readOffers({
  deps,
  question,
  view,
}: {
  deps: Deps
  question: DetailQuestion
  view: CardView
}): Promise<Offer[]> {
  const stays = await readHotelStays({ deps, question, now: view.now })
  const cards = await deps.readCards({
    packageIds: stays.map(({ stay }) => stay.packageId),
    locale: view.locale,
  })
  return stays
    .sort((a, b) => a.stay.price.totalCents - b.stay.price.totalCents)
    .flatMap(({ roomId, stay }) => {
      const card = cards.get(stay.packageId)
      return card
        ? [{ roomId, offer: presentStayCard(card, cardPrice(stay, question.dates !== null), view) }]
        : []
    })
}

async function readHotelStays({
  deps,
  question,
  now,
}: {
  deps: Deps
  question: DetailQuestion
  now: string
}) {
  const { id: hotelId, dates, party } = question
  if (!dates) {
    const froms = await deps.stays.findHotelFrom(hotelId)
    return froms.flatMap((from) => withRoom(from.roomId, fromStay({ from, party, now })))
  }
  const range = { first: monthOf(dates.checkin), last: monthOf(dates.checkin) }
  const months = await deps.stays.findHotelMonths({ hotelId, ...range })
  return months.flatMap((month) => withRoom(month.roomId, bookableStay({ month, party, now, ...dates })))
}

const withRoom = (roomId: string, stay: PricedStay | null) => (stay ? [{ roomId, stay }] : [])
