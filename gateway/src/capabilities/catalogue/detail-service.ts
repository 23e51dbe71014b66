import type { Image, Link } from '@escapade/shared-contracts/api/common-schemas'
import type { RecommendedOffer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { HotelDetail, StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import { AppError } from '../../platform/http/errors'
import { textIn } from '../../platform/texts/texts'
import { ownTerms } from '../../pricing/cancel-days'
import { isOnSale } from '../../pricing/stay-calendar'
import type { StaysRepository } from '../../rates/stays-repository'
import { presentPicture } from '../assets/public'
import type { FindPlace, PlaceReader } from '../destinations/public'
import { hierarchyLinks, readHierarchy } from '../destinations/public'
import type { LabelOf, LabelReader } from '../labels/public'
import type { CardReader } from './card-contents'
import type { CatalogueRepository, StoredStay } from './catalogue-repository'
import { type DetailQuestion, readOffers, readStayPrice } from './offer-prices'
import { hotelPageModel, stayPageModel } from './page-models'
import { presentHotel, presentRoom } from './present-hotel'
import { presentProgramLine } from './present-program'
import { type CardPrice, type CardView, presentStayCard } from './stay-card'

type Deps = {
  catalogue: CatalogueRepository
  stays: StaysRepository
  cardsNow: CardReader
  placesNow: PlaceReader
  labelsNow: LabelReader
  clock: Clock
}

export const createDetailService = (deps: Deps) => ({
  /** A stay; with dates at their price, or without one that can be booked at its from-price. */
  async stay(question: DetailQuestion): Promise<StayDetail> {
    const { id, locale } = question
    const now = deps.clock.now()
    const [stored, price, readCards, findPlace, { labelOf }] = await Promise.all([
      deps.catalogue.findStay(id),
      readStayPrice({ deps, question, now, onlyBookable: false }),
      deps.cardsNow(),
      deps.placesNow(),
      deps.labelsNow(),
    ])
    const cards = await readCards({ packageIds: [id], locale })
    const card = cards.get(id)
    if (!stored || !card) throw new AppError('product-not-found', await whereItWas(deps.catalogue, id))
    const view: CardView = { locale, party: question.party, now, promoKind: 'stay' }
    const onSale = price !== null && isOnSale({ expiration: card.expiration, now })
    return {
      ...presentStayCard({ ...card, published: card.published && onSale }, price ?? nothing(stored), view),
      ...describeStay(stored, { locale, labelOf, nights: price?.nights ?? stored.package.minNights }),
      breadcrumb: await readBreadcrumb({ findPlace, hotelId: stored.hotel.id, locale }),
      pageModel: question.withPageModel ? stayPageModel({ card, hotel: stored.hotel, locale }) : null,
    }
  },

  /** A package's card with its hotel, at the price of the dates if they can be had, else from. */
  async recommended(question: DetailQuestion): Promise<RecommendedOffer> {
    const { id, locale, party } = question
    const now = deps.clock.now()
    const readCards = await deps.cardsNow()
    const cards = await readCards({ packageIds: [id], locale })
    const card = cards.get(id)
    const price = card?.published && (await readStayPrice({ deps, question, now, onlyBookable: true }))
    if (!card || !price) throw new AppError('product-not-found', { id })
    const view: CardView = { locale, party, now, promoKind: 'stay' }
    return { ...presentStayCard(card, price, view), hotel: card.hotel }
  },

  /** A hotel with its rooms, each with the offers that can be had, the cheapest first. */
  async hotel(question: DetailQuestion): Promise<HotelDetail> {
    const { id, locale, party } = question
    const [hotel, rooms, findPlace, { labelOf }] = await Promise.all([
      deps.catalogue.findHotel(id),
      deps.catalogue.findRooms(id),
      deps.placesNow(),
      deps.labelsNow(),
    ])
    if (!hotel) throw new AppError('hotel-not-found', { hotelId: id })
    const view: CardView = { locale, party, now: deps.clock.now(), promoKind: 'hotelOffer' }
    const offers = hotel.published ? await readOffers({ deps, question, view }) : []
    return {
      hotel: presentHotel(hotel, { locale, labelOf }),
      rooms: rooms.map((room) => ({
        ...presentRoom(room, { locale, labelOf }),
        offers: offers.filter((offer) => offer.room.id === room.id),
      })),
      breadcrumb: await readBreadcrumb({ findPlace, hotelId: id, locale }),
      pageModel: question.withPageModel ? hotelPageModel({ hotel, locale }) : null,
    }
  },

  async activityImages({ activityId, locale }: { activityId: string; locale: Locale }): Promise<Image[]> {
    const [activity] = await deps.catalogue.findActivities([activityId])
    if (!activity) throw new AppError('activity-not-found', { activityId })
    return activity.pictures.map((picture) => presentPicture(picture, { language: languageOf(locale) }))
  },
})

/** Ids of packages begin with that of their hotel (`10195p2`): a page of one that is gone can lead to the others. */
async function whereItWas(catalogue: CatalogueRepository, id: string): Promise<Record<string, string>> {
  const [, hotelId] = /^(.+)p\d+$/.exec(id) ?? []
  const hotel = hotelId ? await catalogue.findHotel(hotelId) : null
  return hotel?.published ? { id, hotelId: hotel.id } : { id }
}

/** A stay that is not sold any more is shown without a price. */
const nothing = (stored: StoredStay): CardPrice => ({
  sellCents: 0,
  refCents: 0,
  nights: stored.package.minNights,
  checkin: null,
  roomsLeft: null,
  cancelDays: ownTerms,
  distance: null,
})

function describeStay(
  { package: stay, room, hotel }: StoredStay,
  { locale, labelOf, nights }: { locale: Locale; labelOf: LabelOf; nights: number },
) {
  const language = languageOf(locale)
  const view = { language, nights }
  return {
    description: textIn(stay.descriptions, language),
    images: stay.pictures.map((picture) => presentPicture(picture, view)),
    hotel: presentHotel(hotel, { locale, labelOf }),
    room: presentRoom(room, { locale, labelOf }),
    importantInfos: stay.importantInfos[language],
    programLine: stay.program.map((part) => presentProgramLine(part, view)),
    channelManagerId: stay.channelManagerId,
    connectivity: stay.connectivity,
    minNights: stay.minNights,
    maxNights: stay.maxNights,
  }
}

async function readBreadcrumb({
  findPlace,
  hotelId,
  locale,
}: {
  findPlace: FindPlace
  hotelId: string
  locale: Locale
}): Promise<Link[]> {
  const place = await findPlace({ category: 'hotel', id: hotelId })
  if (!place) return []
  return hierarchyLinks({ places: await readHierarchy({ place, findPlace }), locale })
}
