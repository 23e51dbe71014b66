import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import type { GiftBoxDetail, GiftItem, GiftPrice } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Availabilities } from '@escapade/shared-contracts/api/stays/availability-schemas'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { deep } from '../../../../tools/test/deep.mjs'
import { createTestApp, type TestApp, testConfig, testDay } from '../../testing/test-app'
import { type TagCode, themeIds } from '../labels/themes'
import { createBoxShelf } from './catalogue/box-shelf'
import { closedBoxesJob } from './catalogue/closed-boxes'
import { createGiver, giftRequest } from './gifts-fixture'

let test: TestApp
let packages: { id: string; hotelId: string; themes: string[]; tags: string[] }[]
beforeAll(async () => {
  test = await createTestApp()
  await seedGifts(test.db, testDay)
  packages = await test.db
    .selectFrom('package')
    .innerJoin('stayFrom', 'stayFrom.packageId', 'package.id')
    .select(['package.id', 'package.hotelId', 'package.themes', 'package.tags'])
    .where((at) => at('stayFrom.nightCents', '+', at.ref('stayFrom.stayCents')), '>', 0)
    .execute()
})
afterAll(() => test.close())

const get = async <Answer>(url: string): Promise<Answer> => (await test.app.inject(url)).json()

/** Makes a box of its own of the first one. */
async function changeBox(themes: string[], tags: string[], priceCents: number) {
  await test.db.updateTable('giftBox').set({ themes, tags }).where('id', '=', 'green-night').execute()
  await test.db.deleteFrom('giftBoxPrice').where('boxId', '=', 'green-night').execute()
  const price = { boxId: 'green-night', validFrom: '2000-01-01', priceCents }
  await test.db.insertInto('giftBoxPrice').values(price).execute()
  return get<GiftBoxDetail>('/front-gateway/boxes/green-night?locale=nl_BE')
}

/** The list that the box's address leads to. */
async function listOf({ searchUri }: GiftBoxDetail): Promise<OffersAnswer> {
  const { theme, tags, priceMax = 0 } = parseCriteria({ hash: new URL(searchUri, 'https://shop.test').hash })
  const searchCriterias = { adult: 2, theme, tags, priceMax: Math.round(priceMax * 100) }
  const payload = {
    locale: 'nl_BE',
    searchCriterias,
    pagination: { limit: 100 },
    numberOfPackagesPerHotel: 20,
  }
  return (await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })).json()
}

const calendars = new Map<string, Promise<Availabilities['days']>>()

/** Days on which a stay can begin, with the price of its shortest, for two. */
const daysOf = (hotelId: string, id: string) => {
  const url = `/api/hotels/${hotelId}/availabilities.json?locale=nl_BE&weekendId=${id}&adult=2`
  const known = calendars.get(id) ?? get<Availabilities>(url).then(({ days }) => days)
  calendars.set(id, known)
  return known
}

describe('a box', () => {
  const box = fc.record({
    theme: fc.constantFrom(...themeIds),
    tags: fc.subarray<TagCode>(['breakfast', 'dinner', 'spa-access', 'massage'], { maxLength: 2 }),
    cents: fc.integer({ min: 40, max: 400 }).map((euros) => euros * 100 - 1),
  })

  it('[GI-034] opens the stays that it pays in full, all of them, and says of how many hotels', async () => {
    let opened = 0
    await fc.assert(
      fc.asyncProperty(box, async ({ theme, tags, cents }) => {
        const shown = await changeBox([theme, '12'], tags, cents)
        const { exactMatch, searchDetails } = await listOf(shown)
        expect(shown.opens.hotels).toBe(searchDetails.totalCount)
        expect(exactMatch).toHaveLength(searchDetails.totalCount)
        const listed = exactMatch.flatMap((hotel) => hotel.packages.map(({ id }) => id))
        opened += listed.length

        const payable: string[] = []
        for (const stay of packages) {
          const isOfIt = stay.themes.includes(theme) && tags.every((tag) => stay.tags.includes(tag))
          const days = isOfIt ? Object.entries(await daysOf(stay.hotelId, stay.id)) : []
          // Prices without dates are those from tomorrow on.
          const [day] = days.filter(([from, { price }]) => from > testDay && price <= cents)
          if (!day) continue
          payable.push(stay.id)
          const [checkin, { minLos }] = day
          const query = { locale: 'nl_BE', checkin, nights: String(minLos), adult: '2' }
          const quote = (await test.app.inject({ url: `/api/product/${stay.id}/quote`, query })).json()
          expect(quote).toMatchObject({ bookable: true })
          expect(quote.priceInfo.sellPrice).toBeLessThanOrEqual(cents)
        }
        expect(listed.sort()).toEqual(payable.sort())
      }),
      { numRuns: deep(20, 100), examples: [[{ theme: '12', tags: [], cents: 15_999 }]] },
    )
    expect(opened).toBeGreaterThan(0)
  })

  it('[GI-037] tells its recipient the lowest price of its stays, so that a small rest finds something', async () => {
    const shown = await changeBox(['985'], ['breakfast'], 40_000)
    const { exactMatch } = await listOf(shown)
    const prices = exactMatch.flatMap((hotel) => hotel.packages.map(({ sellPrice }) => sellPrice))
    const giver = createGiver(test)
    const gift = { type: 'box', boxId: 'green-night' } as unknown as GiftItem
    const { codes } = await giver.buy([gift], { amount: 40_000 })
    expect((await giver.check(codes[0] ?? '')).json().cheapest).toBe(Math.min(...prices))
  })

  it('[GI-034] names what each of its stays includes', async () => {
    const shown = await changeBox(['985'], ['dinner', 'breakfast'], 40_000)
    expect(shown.includedContent).toEqual(['1 nacht voor 2 personen', 'Diner', 'Ontbijt'])
    const { exactMatch } = await listOf(shown)
    const tagsOf = new Map(packages.map(({ id, tags }) => [id, tags]))
    for (const { id } of exactMatch.flatMap((hotel) => hotel.packages))
      expect(tagsOf.get(id)).toEqual(expect.arrayContaining(['dinner', 'breakfast']))
  })

  it('leads giver and recipient to the same list', async () => {
    const shown = await changeBox(['18', '12'], ['breakfast'], 12_900)
    expect(shown.themes.map(({ id }) => id)).toEqual(['18', '12'])
    expect(shown.searchUri).toBe('/search?flow=booking#theme=18&tags=breakfast&priceMax=129')
  })
})

describe('a voucher for a stay', () => {
  it('[GW-017] says on how many dates it pays in full at its price, and the most that another one asks besides', async () => {
    let counted = 0
    let dearer = 0
    for (const { id, hotelId } of packages.slice(0, deep(15, 60))) {
      const last = addDays(testDay, 365)
      const days = Object.entries(await daysOf(hotelId, id)).filter(([day]) => day >= testDay && day <= last)
      const isByNight = days.length > 0 && days.every(([, { minLos }]) => minLos === 1)
      if (!isByNight) continue
      const prices = days.map(([, { price }]) => price)
      const list = await get<GiftPrice[]>(`/api/gift/prices.json?locale=nl_BE&productId=${id}`)
      const voucher = list.find(({ nights }) => nights === 1)
      if (!voucher) continue
      counted += 1
      const mostToAdd = Math.max(0, Math.max(...prices) - voucher.sellPrice)
      dearer += mostToAdd > 0 ? 1 : 0
      expect({ id, covers: voucher.covers }).toEqual({
        id,
        covers: {
          dates: prices.filter((price) => price <= voucher.sellPrice).length,
          ofDates: prices.length,
          mostToAdd,
        },
      })
    }
    expect(counted).toBeGreaterThan(0)
    expect(dearer).toBeGreaterThan(0)
  })

  it('is not sold for nights that no date has', async () => {
    const [stay] = packages
    const list = () => get<GiftPrice[]>(`/api/gift/prices.json?locale=nl_BE&productId=${stay?.id}`)
    expect(await list()).not.toEqual([])
    await sql`update room_month set available = array_fill(0::smallint, array[cardinality(available)])
      where room_id = (select room_id from package where id = ${stay?.id})`.execute(test.db)
    expect(await list()).toEqual([])
  })
})

describe('a box that opens too few hotels', () => {
  const leastHotels = 10
  const log = { warn: jest.fn(), info: jest.fn() }

  it('is neither shown nor sold, and said to operators once', async () => {
    const config = testConfig({ GIFT_BOX_LEAST_HOTELS: String(leastHotels) })
    const shop = await createTestApp({ config, hotels: 24 })
    try {
      await seedGifts(shop.db, testDay)
      const shelf = createBoxShelf({ db: shop.db, clock: shop.clock, leastHotels })
      const sold = (await shelf.onSale()).map(({ id }) => id)
      const closed = (await shelf.closed()).map(({ id }) => id)
      expect(closed).not.toEqual([])
      const [id = ''] = closed
      const shown = (await shop.app.inject('/front-gateway/boxes?locale=fr_FR')).json()
      expect(shown.map((each: { id: string }) => each.id)).toEqual(sold)
      const page = await shop.app.inject(`/front-gateway/boxes/${id}?locale=fr_FR`)
      expect([page.statusCode, page.json().code]).toEqual([404, 'gift-box-not-found'])
      const box = { type: 'box', boxId: id } as unknown as GiftItem
      const order = await createGiver(shop).place(giftRequest([box], { amount: 1 }))
      expect(order.json()).toMatchObject({ error: { code: 'not-bookable', reason: 'GIFT_NOT_AVAILABLE' } })

      const job = closedBoxesJob({ db: shop.db, clock: shop.clock, leastHotels, log })
      await job.run()
      await job.run()
      expect(log.warn).toHaveBeenCalledTimes(closed.length)
      expect(log.warn).toHaveBeenCalledWith(
        expect.objectContaining({ box: id, least: leastHotels }),
        expect.stringContaining('closed'),
      )
    } finally {
      await shop.close()
    }
  })
})
