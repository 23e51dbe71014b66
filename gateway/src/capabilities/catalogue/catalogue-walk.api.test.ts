import { Image } from '@escapade/shared-contracts/api/common-schemas'
import { Menu, type NavigationLink } from '@escapade/shared-contracts/api/content/cms-schemas'
import { RecommendedOffer } from '@escapade/shared-contracts/api/search/search-schemas'
import { Availabilities } from '@escapade/shared-contracts/api/stays/availability-schemas'
import { HotelDetail, StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import {
  ProductOffer,
  ProductPrice,
  Quote,
  Upsell,
} from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { Reviews } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../testing/test-app'

/**
 * One walk over a seeded catalogue: every answer is asked of every hotel and package and held against its schema;
 * what is remembered is which fields were ever filled.
 */
const checkin = '2027-03-08'
const stay = { checkin, night: 2, adult: 2, child: 1, baby: 1 }
let test: TestApp
const filled = new Map<string, Set<string>>()
/** Short values by their path: which kinds of a thing were ever told. */
const told = new Map<string, Set<unknown>>()

beforeAll(async () => {
  test = await createTestApp({ hotels: 24 })
  await walk()
})
afterAll(() => test.close())

async function ask<T extends z.core.$ZodType>(path: string, query: object, schema: T) {
  const asked = Object.entries({ locale: 'nl_BE', ...query }).map(([key, value]) => [key, String(value)])
  const answer = await test.app.inject({ url: path, query: Object.fromEntries(asked) })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return z.core.parse(schema, answer.json())
}

async function walk() {
  const hotels = await test.db.selectFrom('hotel').select('id').execute()
  const packages = await test.db.selectFrom('package').select(['id', 'activityIds']).execute()
  for (const { id } of hotels) {
    remember('hotel', await ask(`/api/hotel/${id}/detail.json`, stay, HotelDetail))
    remember('reviews', await ask(`/api/hotel/${id}/reviews.json`, { locale: 'fr_FR' }, Reviews))
    const calendar = await ask(`/api/hotels/${id}/availabilities.json`, { length: 13 }, Availabilities)
    remember('calendar', { ...calendar, days: Object.values(calendar.days) })
  }
  for (const { id, activityIds: activities } of packages) {
    const { night: nights, ...dated } = stay
    remember('stay', await ask(`/api/weekend/${id}/detail.json`, { fetchPageModel: true }, StayDetail))
    remember('quote', await ask(`/api/product/${id}/quote`, { ...dated, nights, child: 0, baby: 0 }, Quote))
    remember('offers', await ask(`/api/product/${id}/offers`, { ...dated, nights }, z.array(ProductOffer)))
    remember('upsells', await ask(`/api/product/${id}/upsells`, {}, z.array(Upsell)))
    for (const activity of activities)
      remember('images', await ask(`/api/activities/${activity}/images.json`, {}, z.array(Image)))
  }
  const onSale = await test.db
    .selectFrom('stayFrom')
    .innerJoin('package', 'package.id', 'stayFrom.packageId')
    .select('package.id')
    .where(({ or, eb }) => or([eb('package.expiration', 'is', null), eb('package.expiration', '>', checkin)]))
    .execute()
  for (const { id } of onSale) {
    remember('price', await ask(`/api/product/${id}/price`, { checkin, nights: 2 }, ProductPrice))
    remember('recommended', await ask(`/api/offers/${id}/recommended.json`, {}, RecommendedOffer))
  }
}

/** Notes each path that holds something: not null, not an empty text or list. */
function remember(name: string, answer: unknown) {
  const paths = filled.get(name) ?? new Set<string>()
  filled.set(name, paths)
  const note = (value: unknown, path: string) => {
    if (value === null || value === undefined || value === '') return
    if (Array.isArray(value)) {
      for (const each of value) note(each, path)
      return
    }
    paths.add(path)
    if (typeof value !== 'object') {
      noteKind(`${name}.${path}`, value)
      return
    }
    for (const [key, each] of Object.entries(value)) note(each, path ? `${path}.${key}` : key)
  }
  note(answer, '')
}

function noteKind(path: string, value: unknown) {
  const kinds = told.get(path) ?? new Set()
  told.set(path, kinds)
  if (kinds.size < 20) kinds.add(value)
}

const under = (prefix: string, fields: string) => fields.split(' ').map((field) => `${prefix}${field}`)

const programme =
  'type title imageUrl detailList duration where whyList mustKnowList schedules how menu.course menu.dishes repeated when singleDay importantInfos icon activityId activityParticipantsLabel displayPax'
const card =
  'id label headwords imageUrl included sellPrice refPrice promo priceType nights paxCount uri published lastMinute availableRooms autoDiscount.code autoDiscount.value marketingLabels targetedLabel expiration stressMessages.message cancellationPolicy.type'
const image = 'base sizes.120_80 sizes.SMALL sizes.LARGE sizes.640_360 alt url legend'

it.each([
  [
    'SC-002',
    'stay',
    under(
      'hotel.',
      'id label stars uri description location.address location.latitude location.longitude location.label location.completeAddress.streetAddress location.completeAddress.zipCode infoGeneral.code infoGeneral.facilities highlightedFacilities.label facilities.label styles.label environments.label types.label ecoFacilities checkInOut.checkin checkInOut.checkout policy.petsAllowed policy.petsPrice policy.petsMaxWeight policy.petsMaxNumberOfPets localTax importantInfos review.count review.score',
    ),
  ],
  ['SC-003', 'stay', under('hotel.localTax.', 'amount currency toBePaidAtHotel type percentage')],
  [
    'SC-004',
    'hotel',
    under(
      'rooms.',
      'id uuid title type bedding capacity maxCapacity size description detailsSection.title detailsSection.details highlightedFacilities.label images.url importantInfos offers.id',
    ),
  ],
  [
    'SC-005',
    'hotel',
    under(
      'rooms.offers.',
      'id room.id room.title nights price.sellPrice price.refPrice price.promoPercentageRounded price.nights checkin paxCount shortProgramIntroWithoutRoom hasSelectedDates cancellationPolicy.cancellable',
    ),
  ],
  [
    'SC-006',
    'stay',
    under(
      '',
      'id label images.sizes hotel.id hotel.label hotel.location.label hotel.stars hotel.review.score hotel.uri breadcrumb.label breadcrumb.uri importantInfos channelManagerId connectivity headwords pageModel.title',
    ),
  ],
  ['SC-006', 'hotel', under('rooms.offers.', card)],
  ['SC-007', 'recommended', under('', 'id label headwords imageUrl promo refPrice sellPrice priceType')],
  [
    'SC-008',
    'price',
    under(
      '',
      'sellPrice refPrice promo moneySaved extraDiscount subElementsPrice totalPrice nights priceType fromPrice.sellPrice finalPrice.sellPrice',
    ),
  ],
  ['SC-008', 'calendar', under('days.', 'promo bestPriceOfTheMonth')],
  ['SC-010', 'calendar', under('', 'days.price days.amount days.minLos minMonth maxMonth adult child baby')],
  [
    'SC-011',
    'quote',
    under(
      '',
      'bookable priceInfo.sellPrice priceInfo.refPrice priceInfo.promoPercentageRounded priceInfo.moneySaved priceInfo.priceType priceInfo.nbRooms priceInfo.nights localTaxTotalAmount programLineList.title flashDeal.endsAt flashDeal.percent roomsAmountMessage cancellationPolicy.type modifiedReservationCriteria.checkin',
    ),
  ],
  ['SC-012', 'stay', under('programLine.', programme)],
  ['SC-013', 'quote', under('activityDates.', 'activityId days.dayIndex days.date')],
  [
    'SC-015',
    'upsells',
    under(
      '',
      'id label priceDifference priceDifferencePerLos.2 programLines.title activityIds imagesBySize.SMALL',
    ),
  ],
  ['SC-017', 'quote', under('cancellationPolicy.', 'type cancellable cancellationDeadline cancellableUntil')],
  ['SC-026', 'recommended', under('', 'headwords hotel.label sellPrice refPrice promo')],
  ['SC-027', 'stay', under('images.', image)],
  ['SC-027', 'images', under('', image)],
  ['SC-033', 'hotel', under('rooms.offers.stressMessages.', 'message color icon emoji')],
  ['SC-036', 'reviews', under('list.', 'id locale customer type date average positive negative')],
  ['SC-037', 'reviews', under('', 'totalCount score list.id details.label details.score')],
  [
    'SC-039',
    'quote',
    under(
      'programLineList.',
      'title imageUrl icon duration repeated activityParticipantsLabel displayPax how activityId',
    ),
  ],
  ['GW-010', 'offers', under('', 'weekendId priceInfo.sellPrice cancellationPolicy.type')],
])('[%s] fills every field of %s somewhere', (_id, name, paths) => {
  const found = filled.get(name)
  expect(paths.filter((path) => !found?.has(path))).toEqual([])
})

it.each<[string, string, unknown[]]>([
  ['SC-003', 'stay.hotel.localTax.type', ['PERSON_NIGHT', 'BOOKING_PERCENTAGE']],
  ['SC-003', 'stay.hotel.localTax.toBePaidAtHotel', [true, false]],
  ['SC-017', 'quote.cancellationPolicy.type', ['NCNR', 'FLEXIBLE', 'PARTIAL']],
  ['SC-017', 'quote.cancellationPolicy.cancellable', [true, false]],
  ['SC-033', 'hotel.rooms.offers.stressMessages.color', ['scarcity', 'social']],
  ['SC-006', 'hotel.rooms.offers.lastMinute', [true, false]],
  ['SC-006', 'stay.published', [true, false]],
  ['SC-011', 'quote.bookable', [true, false]],
])('[%s] tells %s of every kind', (_id, path, kinds) => {
  expect([...(told.get(path) ?? [])]).toEqual(expect.arrayContaining(kinds))
})

it('[SC-046] says beside the menu’s links how many stays the search behind them finds', async () => {
  const search = async (searchCriterias: object): Promise<number> => {
    const payload = { locale: 'nl_BE', searchCriterias }
    const answer = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
    return answer.json().searchDetails.totalCount
  }
  const everywhere = await search({})
  const links = allOf(await ask('/front-gateway/cms/menu', {}, Menu))
  const counted = links.filter(({ uri }) => /^\/search\?flow=booking#/.test(uri))
  expect(links.filter(({ count }) => typeof count === 'number')).toEqual(counted)
  const countries = counted.filter(({ uri }) => uri.includes('#country='))
  expect(countries.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(everywhere)
  const found = counted.filter(({ count }) => (count ?? 0) > 0)
  for (const { uri, count } of [
    ...found.slice(0, 12),
    ...found.filter(({ uri }) => uri.includes('theme=')),
  ]) {
    const [, key = '', value] = /#(\w+)=(.+)$/.exec(uri) ?? []
    expect([uri, await search({ [key]: value })]).toEqual([uri, count])
  }
})

const allOf = (links: readonly NavigationLink[]): NavigationLink[] =>
  links.flatMap((link) => [link, ...allOf(link.children)])
