import type {
  NotBookableReason,
  ProductOffer,
  ProductPrice,
  Quote,
  Upsell,
} from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { localTaxBreakdown } from '@escapade/shared-contracts/rules/money/local-tax-breakdown'
import { localTaxPayers } from '@escapade/shared-contracts/rules/money/local-tax-payers'
import { languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import { textIn } from '../../platform/texts/texts'
import { ownTerms } from '../../pricing/cancel-days'
import { checkMinisiteTerms } from '../../pricing/minisite-terms'
import {
  bookableStay,
  checkStay,
  type PricedStay,
  priceStay,
  type StayMonth,
} from '../../pricing/stay-calendar'
import { findTerms } from '../../promotions/promotion-codes'
import { announcedDiscount } from '../../promotions/promotion-terms'
import { readFromStay } from '../../rates/cheapest-stay'
import { createStaysRepository } from '../../rates/stays-repository'
import type { StoredStay } from '../catalogue/public'
import {
  cancellationPolicy,
  createStayReader,
  includedOf,
  isOffered,
  lodgedInStored,
  lodgingOf,
  presentProgramLine,
} from '../catalogue/public'
import { activityDates, areActivitiesPossible, markEvenings } from './activities/activity-dates'
import { readDatedActivities } from './activities/dated-activities-repository'
import { findFlashDealEnd } from './flash-deals-repository'
import { priceInfo } from './price-info'
import { priceLines } from './price-lines'
import { productPrice } from './product-price'
import { createProposals } from './proposals'
import type { PriceQuestion, QuoteQuestion, StayQuestion, UpsellsQuestion } from './quote-questions'
import { roomsLeftMessage } from './rooms-left-message'
import { upsellsOf } from './upsells'
import { withOwnPlaces, withOwnRooms } from './with-own-stock'

/** Quotes on a database or, for an order, inside its transaction. */
export function createQuotesService({ db, clock }: { db: Db; clock: Clock }) {
  const stays = createStaysRepository(db)
  const catalogue = createStayReader(db)
  const propose = createProposals(db)

  async function findStay(id: string): Promise<StoredStay> {
    const stored = await catalogue.findStay(id)
    if (!stored) throw new AppError('product-not-found', { id })
    return stored
  }

  return {
    /** Quotes a stay: price, contents, and the reason where it cannot be booked. */
    async quote(question: QuoteQuestion): Promise<Quote & { stored: StoredStay; priced: PricedStay | null }> {
      const { id, locale, checkin, nights, choices, own, proposes = true } = question
      const now = clock.now()
      const language = languageOf(locale)
      const [stored, calendar] = await Promise.all([
        findStay(id),
        stays.findMonth({ packageId: id, day: checkin }),
      ])
      const month = withOwnRooms(calendar, own)
      const ids = stored.package.activityIds
      const activities = await readDatedActivities({ db, ids, checkin, nights, language })
      const timed = markEvenings(withOwnPlaces(activities, own), stored.package.program)
      const dates = activityDates({ activities: timed, stay: question })
      const reason = checkQuote({
        question,
        stored,
        month,
        now,
        possible: areActivitiesPossible({ dates, choices }),
      })
      const priced = priceStay({ ...question, month })
      const dealEndsAt = await findFlashDealEnd(db, { roomId: stored.room.id, stay: question, now })
      return {
        stored,
        priced,
        ...presentQuote({ question, stored, priced, reason, now }),
        flashDeal: priced && dealEndsAt ? presentDeal(priced, dealEndsAt) : null,
        activityDates: dates,
        modifiedReservationCriteria:
          reason && proposes && stored.hotel.published
            ? await propose({ question, stored, reason, now })
            : null,
      }
    },

    /** Packages of the same room that can be booked for the dates, the cheapest first. */
    async offers(question: StayQuestion): Promise<ProductOffer[]> {
      const now = clock.now()
      const { package: stay, hotel, room } = await findStay(question.id)
      if (!hotel.published) return []
      const month = monthOf(question.checkin)
      const [packages, months] = await Promise.all([
        catalogue.findRoomPackages(stay.roomId),
        stays.findHotelMonths({ hotelId: stay.hotelId, first: month, last: month }),
      ])
      const byPackage = new Map(packages.map((each) => [each.id, each]))
      return months
        .filter(({ capacity }) => !question.onMinisite || !checkMinisiteTerms({ ...question, capacity }))
        .flatMap((each) => bookableStay({ ...question, month: each, now }) ?? [])
        .sort((a, b) => a.price.totalCents - b.price.totalCents)
        .flatMap((priced) => {
          const offered = byPackage.get(priced.packageId)
          return offered ? [presentOffer({ offered, room, priced, question, now })] : []
        })
    },

    /** Price of the dates if they can be had, else of the cheapest stay of the coming months. */
    async price({ id, locale, party, dates, onMinisite }: PriceQuestion): Promise<ProductPrice> {
      const now = clock.now()
      const stored = await findStay(id)
      const [cheapest, month] = await Promise.all([
        readFromStay(stays, { packageId: id, party, now, onMinisite }),
        dates && stays.findMonth({ packageId: id, day: dates.checkin }),
      ])
      const capacity = stored.room.maxCapacity
      const isRefused = onMinisite && dates && checkMinisiteTerms({ ...dates, party, capacity }) !== null
      const dated = dates && !isRefused ? bookableStay({ ...dates, month, party, now }) : null
      const from = cheapest ?? dated
      if (!from || !isOffered(stored)) throw new AppError('not-for-sale', { id })
      const { autoDiscount: announced } = stored.package
      const terms = announced && (await findTerms(db, announced.code))
      const amountCents = (dated ?? from).price.totalCents
      const discount = announcedDiscount(terms, { locale, amountCents, today: clock.today() })
      return productPrice({ from, dated, discount })
    },

    /** Dearer packages of the same room: what one could add. */
    async upsells({ id, locale, nights, party }: UpsellsQuestion): Promise<Upsell[]> {
      const stored = await findStay(id)
      const packages = await catalogue.findRoomPackages(stored.room.id)
      return upsellsOf({ stored, packages, nights, party, language: languageOf(locale) })
    },
  }
}

function checkQuote({
  question,
  stored,
  month,
  now,
  possible,
}: {
  question: QuoteQuestion
  stored: StoredStay
  month: StayMonth | null
  now: string
  possible: boolean
}): NotBookableReason | null {
  if (!isOffered(stored)) return 'NOT_ON_SALE'
  const capacity = stored.room.maxCapacity
  const refused = question.onMinisite ? checkMinisiteTerms({ ...question, capacity }) : null
  if (refused) return refused
  return checkStay({ ...question, month, now }) ?? (possible ? null : 'ACTIVITY_NOT_AVAILABLE')
}

/** A deal is only told of where it has lowered the price. */
function presentDeal(priced: PricedStay, endsAt: string): Quote['flashDeal'] {
  const { promoPercentageRounded: percent } = priceInfo(priced, 'final-price')
  return percent > 0 ? { endsAt, percent } : null
}

type Answer = {
  question: QuoteQuestion
  stored: StoredStay
  priced: PricedStay | null
  reason: NotBookableReason | null
  now: string
}

function presentQuote({ question, stored, priced, reason, now }: Answer) {
  const language = languageOf(question.locale)
  const rooms = priced?.roomsLeft ?? 0
  const view = { language, nights: question.nights }
  const { cancellation: terms } = stored.package
  const cancelDays = priced?.cancelDays ?? ownTerms
  return {
    bookable: reason === null && priced !== null,
    reason,
    priceInfo: priced && priceInfo(priced, 'final-price'),
    priceLines: priced
      ? priceLines({
          price: priced.price,
          roomLabel: textIn(stored.room.titles, language),
          locale: question.locale,
        })
      : [],
    localTaxTotalAmount: priced && localTax({ question, stored, priced }),
    programLineList: stored.package.program.map((part) => presentProgramLine(part, view)),
    availableRooms: rooms,
    roomsAmountMessage: roomsLeftMessage({ rooms, locale: question.locale }),
    lodging: lodgingOf(lodgedInStored(stored.room, stored.package, language), question),
    cancellationPolicy: cancellationPolicy({ terms, cancelDays, checkin: question.checkin, now }),
  }
}

function localTax({
  question,
  stored,
  priced,
}: {
  question: QuoteQuestion
  stored: StoredStay
  priced: PricedStay
}) {
  const breakdown = localTaxBreakdown({
    localTax: stored.hotel.localTax,
    packagePriceCents: priced.price.totalCents,
    persons: localTaxPayers({ party: question.party, freeUnder: stored.hotel.localTax?.freeUnder }),
    nights: priced.nights,
  })
  return breakdown?.taxCents ?? null
}

function presentOffer({
  offered,
  room,
  priced,
  question,
  now,
}: {
  offered: StoredStay['package']
  room: StoredStay['room']
  priced: PricedStay
  question: StayQuestion
  now: string
}): ProductOffer {
  const language = languageOf(question.locale)
  return {
    weekendId: offered.id,
    label: textIn(offered.labels, language),
    included: includedOf({ included: offered.included[language], program: offered.program }, question.locale),
    priceInfo: priceInfo(priced, 'final-price'),
    lodging: lodgingOf(lodgedInStored(room, offered, language), question) ?? undefined,
    cancellationPolicy: cancellationPolicy({
      terms: offered.cancellation,
      cancelDays: priced.cancelDays,
      checkin: question.checkin,
      now,
    }),
  }
}
