import type { HotelOffer } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { checkMinisiteTerms } from '../../pricing/minisite-terms'
import { bookableStay, type PricedStay, priceStay } from '../../pricing/stay-calendar'
import type { PartySize } from '../../pricing/stay-price'
import { readFromStay, readHotelFromStays } from '../../rates/cheapest-stay'
import type { StaysRepository } from '../../rates/stays-repository'
import type { CardContent, CardReader } from './card-contents'
import { type CardPrice, type CardView, presentStayCard } from './stay-card'

export type DetailQuestion = {
  id: string
  locale: Locale
  party: PartySize
  /** Null: from-prices. */
  dates: { checkin: string; nights: number } | null
  withPageModel: boolean
  /** On a partner's page, which has terms of its own. */
  onMinisite: boolean
}

type Deps = { stays: StaysRepository; cardsNow: CardReader }

const cardPrice = ({ price, ...stay }: PricedStay, dated: boolean): CardPrice => ({
  sellCents: price.totalCents,
  refCents: stay.refCents,
  nights: stay.nights,
  checkin: dated ? stay.checkin : null,
  roomsLeft: dated ? stay.roomsLeft : null,
  cancelDays: stay.cancelDays,
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
  const { id, dates, party, onMinisite } = question
  const [month, from] = await Promise.all([
    dates ? deps.stays.findMonth({ packageId: id, day: dates.checkin }) : null,
    readFromStay(deps.stays, { packageId: id, party, now, onMinisite, asShown: !onlyBookable }),
  ])
  const priced = onlyBookable ? bookableStay : priceStay
  const dated = dates && priced({ month, party, now, ...dates })
  if (dated) return cardPrice(dated, true)
  return from && cardPrice(from, false)
}

/** The hotel's offers, the cheapest first. */
export async function readOffers({
  deps,
  question,
  view,
}: {
  deps: Deps
  question: DetailQuestion
  view: CardView
}): Promise<HotelOffer[]> {
  const [stays, readCards] = await Promise.all([
    readHotelStays({ deps, question, now: view.now }),
    deps.cardsNow(),
  ])
  const cards = await readCards({
    packageIds: stays.map(({ packageId }) => packageId),
    locale: view.locale,
  })
  return stays
    .sort((a, b) => a.price.totalCents - b.price.totalCents)
    .flatMap((stay) => {
      const card = cards.get(stay.packageId)
      return card ? [presentOffer({ card, stay, dated: question.dates !== null, view })] : []
    })
}

type Offer = { card: CardContent; stay: PricedStay; dated: boolean; view: CardView }

function presentOffer({ card, stay, dated, view }: Offer): HotelOffer {
  const shown = presentStayCard(card, cardPrice(stay, dated), view)
  return {
    ...shown,
    room: card.room,
    price: {
      sellPrice: shown.sellPrice,
      refPrice: shown.refPrice,
      promoPercentageRounded: shown.promo,
      nights: shown.nights,
    },
    checkin: dated ? stay.checkin : null,
    hasSelectedDates: dated,
    shortProgramIntroWithoutRoom: card.included.join(' · '),
  }
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
  const { id: hotelId, dates, party, onMinisite } = question
  if (!dates) return readHotelFromStays(deps.stays, { hotelId, party, now, onMinisite })
  const range = { first: monthOf(dates.checkin), last: monthOf(dates.checkin) }
  const months = await deps.stays.findHotelMonths({ hotelId, ...range })
  return months
    .filter(({ capacity }) => !onMinisite || checkMinisiteTerms({ ...dates, party, capacity }) === null)
    .flatMap((month) => bookableStay({ month, party, now, ...dates }) ?? [])
}
