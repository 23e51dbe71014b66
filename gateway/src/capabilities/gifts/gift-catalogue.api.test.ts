import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { GiftPrice, ShippingCost, SubElements } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import * as z from 'zod'
import { createTestApp, movableClock, type TestApp, testDay } from '../../testing/test-app'
import { addHotel, addStay } from '../availability/stay-fixture'

let test: TestApp
const clock = movableClock()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addHotel(test.db, { id: 'h' })
  const days: [string, string] = [testDay, addDays(testDay, 120)]
  await addStay(test.db, { hotelId: 'h', id: 'plain', days, maxNights: 3 })
  await addStay(test.db, {
    hotelId: 'h',
    id: 'dinner',
    days,
    stayCents: 3_000,
    nightCents: 500,
    minNights: 2,
  })
  await addStay(test.db, { hotelId: 'h', id: 'narrow', days, capacity: 1, priceCents: 2_000 })
  await addStay(test.db, { hotelId: 'h', id: 'ending', days, priceCents: 100 })
  await test.db.updateTable('package').set({ expiration: '2027-04-01' }).where('id', '=', 'ending').execute()
  await seedGifts(test.db, testDay)
})
afterAll(() => test.close())

const get = async (url: string) => {
  const answer = await test.app.inject(url)
  return { status: answer.statusCode, body: answer.json() }
}

describe('the gift price list', () => {
  const prices = (query: string) => get(`/api/gift/prices.json?locale=fr_FR&${query}`)

  it('[GW-017] [SC-018] prices a product by nights and format, from what its nights usually cost', async () => {
    const { body } = await prices('productId=dinner')
    expect(body.map(({ nights }: GiftPrice) => nights)).toEqual([2, 3, 4, 5, 6, 7])
    expect(body[0]).toEqual({
      nights: 2,
      sellPrice: 28_000,
      sellPrices: { digital: 28_000, physical: 28_290 },
      covers: { dates: 120, ofDates: 120, mostToAdd: 0 },
    })
    expect(() => z.array(GiftPrice).parse(body)).not.toThrow()
  })

  it('[GW-017] lists the lowest price of every number of nights for two adults', async () => {
    const { body } = await prices('adults=2')
    expect(body.map(({ nights, sellPrice }: GiftPrice) => [nights, sellPrice])).toEqual([
      [2, 28_000],
      [3, 39_000],
      [4, 50_000],
      [5, 61_000],
      [6, 72_000],
      [7, 83_000],
    ])
  })

  it('[GW-007] [GW-017] is what the search of gifts shows and orders by, for the nights of the gift', async () => {
    const search = async (night: number | undefined, orderBy = 'svPriceAsc') => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/offers.json',
        payload: { locale: 'fr_FR', flow: 'gifting', type: 'gift', orderBy, searchCriterias: { night } },
      })
      type Found = { id: string; sellPrice: number; nights: number }
      return answer
        .json()
        .exactMatch.flatMap(({ packages }: { packages: Found[] }) =>
          packages.map(({ id, sellPrice, nights }) => ({ id, sellPrice, nights })),
        )
    }
    const listed = async (nights: number) => {
      const { body } = await prices('productId=dinner')
      return body.find((each: { nights: number }) => each.nights === nights)?.sellPrice
    }
    for (const nights of [2, 3])
      expect(await search(nights)).toEqual([{ id: 'dinner', sellPrice: await listed(nights), nights }])
    // It is sold from two nights on, and one is the default.
    expect(await search(1)).toEqual([])
    expect(await search(undefined)).toEqual([])

    const rates = () => test.db.updateTable('giftRate').where('roomId', '=', 'room-dinner')
    const before = await listed(2)
    await rates().set({ usualCents: 20_000 }).execute()
    expect(await search(2, 'svPriceDesc')).toMatchObject([{ sellPrice: await listed(2) }])
    expect(await listed(2)).toBeGreaterThan(before)
    await seedGifts(test.db, testDay)
    expect(await listed(2)).toBe(before)
  })

  it('[GI-001] offers no voucher for a stay that will not be sold for a year, nor for one there is not', async () => {
    expect((await prices('productId=ending')).body).toEqual([])
    expect((await prices('productId=nothing')).body).toEqual([])
  })

  it.each(['adults=0', 'adults=9', 'adults=two'])('refuses %s', async (query) => {
    expect((await prices(query)).status).toBe(400)
  })
})

describe('printed gifts', () => {
  it('[GW-016] [SC-019] tells postage with one fee abroad, or with fees by country', async () => {
    const french = await get('/api/gift/shipping-cost.json?locale=fr_FR')
    expect(ShippingCost.parse(french.body)).toEqual({ amount: 0, internationalFee: 690 })
    const belgian = await get('/api/gift/shipping-cost.json?locale=nl_BE')
    expect(ShippingCost.parse(belgian.body)).toEqual({
      amount: 0,
      internationalShippingFeesPerCountry: expect.objectContaining({ FR: 490, IT: 690 }),
    })
    expect(belgian.body.internationalShippingFeesPerCountry).not.toHaveProperty('BE')
  })

  it('[GI-013] has none in Spain', async () => {
    const { status, body } = await get('/api/gift/shipping-cost.json?locale=es_ES')
    expect([status, body.code]).toEqual([404, 'gift-format-not-offered'])
    const elements = await get('/front-gateway/sub-elements/available-custom-sub-elements?locale=es_ES')
    expect(elements.body).toEqual({ availableCustomSubElements: [] })
  })

  it('[GW-012] [SC-022] [GI-027] [GI-028] has sleeves of which one is chosen, and extras of which any are', async () => {
    const { body } = await get('/front-gateway/sub-elements/available-custom-sub-elements?locale=it_IT')
    const [sleeves, extras] = SubElements.parse(body).availableCustomSubElements
    expect(sleeves).toMatchObject({ categoryId: 2, selection: 'single' })
    expect(sleeves?.elements[0]).toMatchObject({ id: 'standard', price: 0, isDefault: true, categoryId: 2 })
    expect(extras).toMatchObject({ categoryId: 1, selection: 'multiple' })
  })

  it('[GW-012] pictures every element in every locale', async () => {
    const shown = new Set<string>()
    for (const locale of locales.filter((each) => each !== 'es_ES')) {
      const { body } = await get(`/front-gateway/sub-elements/available-custom-sub-elements?locale=${locale}`)
      for (const { elements } of SubElements.parse(body).availableCustomSubElements)
        for (const { image } of elements) {
          expect(image.alt).not.toBe('')
          shown.add(image.src)
        }
    }
    for (const src of shown) expect((await test.app.inject(src)).headers['content-type']).toBe('image/jpeg')
  })
})

describe('boxes', () => {
  it('[GW-023] [SC-028] lists the boxes in their order, with the lowest price of the month before struck through', async () => {
    const { body } = await get('/front-gateway/boxes?locale=fr_FR')
    expect(body).toHaveLength(8)
    expect(body[0]).toEqual({
      id: 'green-night',
      title: 'Une nuit au vert',
      image: expect.objectContaining({ base: expect.stringMatching(/^\/images\/cabin/) }),
      handle: 'green-night',
      price: 9900,
      promoPrice: 8900,
      discount: 11,
      rating: 9.2,
      includedContent: ['1 nuit pour 2 personnes', 'Petit-déjeuner'],
      url: '/boxes/green-night',
      position: 0,
      campaign: 'best-boxes',
    })
    expect(body[1]).toMatchObject({ price: 28_900, promoPrice: null, discount: 0 })
  })

  it('[GW-023] lists the boxes of a theme', async () => {
    const { body } = await get('/front-gateway/boxes?locale=nl_BE&theme=18')
    expect(body.map(({ id }: { id: string }) => id)).toEqual(['seaside'])
  })

  it('[GW-023] [GI-034] shows what a box is, in each locale', async () => {
    for (const locale of locales) {
      const { body } = await get(`/front-gateway/boxes/high-air?locale=${locale}`)
      expect(body).toMatchObject({
        nights: 1,
        adults: 2,
        opens: { theme: '31', tags: ['breakfast'], priceMax: 149, hotels: 0 },
        searchUri: '/search?flow=booking#theme=31&tags=breakfast&priceMax=149',
        formats: locale === 'es_ES' ? ['digital'] : ['digital', 'physical'],
      })
      expect(body.description.length).toBeGreaterThan(20)
    }
    expect((await get('/front-gateway/boxes/none?locale=fr_FR')).body.code).toBe('gift-box-not-found')
  })

  it('strikes nothing through once the offer is over, nor a price that was undercut within 30 days', async () => {
    clock.set('2027-06-01T09:00:00Z')
    const { body } = await get('/front-gateway/boxes/green-night?locale=fr_FR')
    expect(body).toMatchObject({ price: 9900, promoPrice: null, discount: 0 })
    await test.db
      .insertInto('giftBoxPrice')
      .values({ boxId: 'green-night', validFrom: '2027-05-20', priceCents: 9_500 })
      .execute()
    expect((await get('/front-gateway/boxes/green-night?locale=fr_FR')).body).toMatchObject({
      price: 9500,
      promoPrice: null,
    })
    clock.set(`${testDay}T09:00:00Z`)
  })

  it('[GW-025] [SC-029] serves the block of boxes', async () => {
    const { body } = await get('/front-gateway/content-boxes-block/fr_FR')
    expect(body).toMatchObject({
      locale: 'fr_FR',
      campaign: 'best-boxes',
      title: 'Les coffrets les plus offerts',
      buttonLabel: 'Tous les cadeaux',
      buttonURL: '/search?flow=gifting',
    })
    expect(body.results).toHaveLength(8)
  })

  it('[GW-026] [SC-030] serves a gift block for every locale', async () => {
    const { body } = await get('/front-gateway/content/giftBlock')
    expect(Object.keys(body).sort()).toEqual([...locales].sort())
    expect(body.it_IT).toMatchObject({
      boxURL: '/boxes/green-night',
      giftcardURL: '/giftcard/customization',
      category: 'gift',
    })
  })

  it('[GW-026] leads to a box that is sold, or to all gifts', async () => {
    const boxOf = async () => (await get('/front-gateway/content/giftBlock')).body.fr_FR.boxURL
    await test.db.updateTable('giftBox').set({ published: false }).where('id', '=', 'green-night').execute()
    expect(await boxOf()).toBe('/boxes/baths')
    await test.db.updateTable('giftBox').set({ published: false }).execute()
    expect(await boxOf()).toBe('/search?flow=gifting')
    await test.db.updateTable('giftBox').set({ published: true }).execute()
  })
})

it('[GI-036] says what a gift card can be', async () => {
  const { body } = await get('/front-gateway/gift-cards/options?locale=nl_NL')
  expect(body).toMatchObject({
    amounts: [5_000, 10_000, 15_000, 20_000, 25_000],
    freeAmount: { min: 2_000, max: 100_000, step: 500 },
    validMonths: 12,
  })
  expect(body.designs.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
})
