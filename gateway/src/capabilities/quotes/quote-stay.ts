import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { localTaxBreakdown } from '@escapade/shared-contracts/rules/money/local-tax-breakdown'
import { isLocalTaxAtMost, localTaxPayers } from '@escapade/shared-contracts/rules/money/local-tax-payers'
import { languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import { postalAddress } from '../../platform/texts/postal-address'
import { textIn } from '../../platform/texts/texts'
import { presentPicture } from '../assets/public'
import type { OrderedStay, QuoteStay, StayRequest } from '../orders/ports'
import { createQuotesService } from './quotes-service'
import { timeZoneOf } from './time-zone-of'

type Quoted = Awaited<ReturnType<ReturnType<typeof createQuotesService>['quote']>>

/** The quote of an order, read in the order's own transaction: what it says is what is sold. */
export const createQuoteStay =
  (clock: Clock): QuoteStay =>
  async (db, request, own) => {
    const { packageId, checkin, nights, locale, adult, child, baby, activityDays } = request
    const quotes = createQuotesService({ db, clock })
    const party = { adult, child, baby }
    const quote = await quotes.quote({
      id: packageId,
      locale,
      checkin,
      nights,
      party,
      onMinisite: request.onMinisite,
      choices: activityDays,
      own,
      proposes: false,
    })
    const { priced, stored, activityDates } = quote
    if (!quote.bookable || !priced)
      return { bookable: false, reason: quote.reason ?? 'NOT_ON_SALE', activityDates }
    if (!hasEveryChoice(quote, request))
      return { bookable: false, reason: 'ACTIVITY_NOT_AVAILABLE', activityDates }
    const tax = localTaxBreakdown({
      localTax: stored.hotel.localTax,
      packagePriceCents: priced.price.totalCents,
      persons: localTaxPayers({ party, freeUnder: stored.hotel.localTax?.freeUnder }),
      nights,
    })
    return {
      bookable: true,
      totalCents: priced.price.totalCents,
      taxOnSiteCents: tax?.taxOnSite ?? 0,
      roomId: stored.room.id,
      rooms: priced.price.rooms,
      stay: orderedStay(quote, request),
      activityDates,
    }
  }

/** One day for each dated activity. */
function hasEveryChoice({ activityDates }: Quoted, { activityDays }: StayRequest): boolean {
  const chosen = activityDays.map(({ activityId }) => activityId)
  return (
    chosen.length === activityDates.length &&
    activityDates.every(({ activityId }) => chosen.includes(activityId))
  )
}

function orderedStay({ stored, ...quote }: Quoted, request: StayRequest): OrderedStay {
  const { package: stay, hotel } = stored
  const language = languageOf(request.locale)
  const [picture] = stay.pictures
  if (!quote.cancellationPolicy) throw new Error(`Package ${stay.id} has no terms`)
  return {
    offerId: stay.id,
    label: textIn(stay.labels, language),
    hotelId: hotel.id,
    hotelLabel: hotel.label,
    hotelStars: hotel.stars,
    address: postalAddress(hotel),
    image: presentPicture(picture, { language }),
    checkin: request.checkin,
    checkout: addDays(request.checkin, request.nights),
    nights: request.nights,
    checkinHour: hotel.checkIn,
    checkoutHour: hotel.checkOut,
    position: { latitude: hotel.latitude, longitude: hotel.longitude },
    timeZone: timeZoneOf(hotel),
    adult: request.adult,
    child: request.child,
    baby: request.baby,
    lodging: quote.lodging ?? undefined,
    localTaxAtMost: isLocalTaxAtMost({ party: request, localTax: hotel.localTax }),
    programLineList: quote.programLineList,
    activityDates: request.activityDays.map(({ activityId, dayIndex }) => ({
      activityId,
      date: addDays(request.checkin, dayIndex),
    })),
    cancellationPolicy: quote.cancellationPolicy,
  }
}
