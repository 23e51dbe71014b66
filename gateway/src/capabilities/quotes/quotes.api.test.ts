import { createTestApp, type TestApp } from '../../testing/test-app'
import { addHotel, addStay, setNights } from '../availability/stay-fixture'
import { createShopper, orderRequest } from '../orders/orders-fixture'
import { addTwoStays, createAsker, days } from './quotes-fixture'

let test: TestApp
let asker: ReturnType<typeof createAsker>
const get: typeof asker.get = (...asked) => asker.get(...asked)
const quote: typeof asker.quote = (...asked) => asker.quote(...asked)

beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addTwoStays(test.db)
  asker = createAsker(test.app)
})
afterAll(() => test.close())

/** A package of the same hotel that has ended. */
const leaveSale = async () => {
  await addHotel(test.db, { id: 'other' })
  for (const id of ['gone', 'still-sold']) await addStay(test.db, { hotelId: 'other', id, days })
  await test.db.updateTable('package').set({ published: false }).where('id', '=', 'gone').execute()
}

describe('GET /api/product/{id}/quote', () => {
  it('[GW-011] prices a stay that can be booked, line by line', async () => {
    const answer = await quote('plain', { checkin: '2027-04-06', nights: 2, adult: 3 })
    expect(answer).toMatchObject({
      bookable: true,
      reason: null,
      availableRooms: 2,
      roomsAmountMessage: 'Plus que 2 chambres sur notre site',
      localTaxTotalAmount: 1_500,
      priceInfo: {
        sellPrice: 24_000 + 7_200,
        nbRooms: 1,
        nights: 2,
        priceType: 'final-price',
        refPrice: null,
      },
      cancellationPolicy: {
        type: 'FLEXIBLE',
        cancellable: true,
        cancellationDeadline: '2027-04-03T18:00:00',
      },
      modifiedReservationCriteria: null,
    })
    const sum = answer.priceLines.reduce((total: number, { amount }: { amount: number }) => total + amount, 0)
    expect(sum).toBe(answer.priceInfo.sellPrice)
  })

  it.each([
    ['everybody owes', undefined, 2 * 250 * 4],
    ['babies do not owe', 3, 2 * 250 * 3],
    ['minors do not owe', 18, 2 * 250 * 2],
  ])('[PR-048] counts the local tax that %s', async (_, freeUnder, due) => {
    const tax = {
      amount: 250,
      currency: 'EUR',
      toBePaidAtHotel: true,
      type: 'PERSON_NIGHT',
      percentage: null,
    }
    const setTax = (localTax: object) =>
      test.db
        .updateTable('hotel')
        .set({ localTax: JSON.stringify(localTax) })
        .where('id', '=', 'h')
        .execute()
    await setTax({ ...tax, freeUnder })
    const family = { checkin: '2027-04-06', nights: 2, adult: 2, child: 1, baby: 1 }
    expect(await quote('plain', family)).toMatchObject({ bookable: true, localTaxTotalAmount: due })
    await setTax(tax)
  })

  it.each([
    ['yesterday', { checkin: '2027-02-28', nights: 2 }, 'CHECKIN_IN_THE_PAST'],
    ['too short', { checkin: '2027-04-06', nights: 1 }, 'MINIMUM_LENGTH_OF_STAY'],
    ['too long', { checkin: '2027-04-06', nights: 5 }, 'MAXIMUM_LENGTH_OF_STAY'],
    [
      'too many children for one adult',
      { checkin: '2027-04-06', nights: 2, adult: 1, child: 4 },
      'PARTY_TOO_LARGE',
    ],
    ['more rooms than are left', { checkin: '2027-04-06', nights: 2, adult: 9 }, 'SOLD_OUT'],
    ['beyond the rates', { checkin: '2027-07-06', nights: 2 }, 'PACKAGE_NOT_AVAILABLE_CHECKIN'],
    ['years ahead', { checkin: '2031-07-06', nights: 2 }, 'PACKAGE_NOT_AVAILABLE_CHECKIN'],
  ])('[GW-011] says why it cannot be booked: %s', async (_, query, reason) => {
    expect(await quote('plain', query)).toMatchObject({ bookable: false, reason })
  })

  it('[SC-011] proposes the nearest stay that can be booked', async () => {
    const answer = await quote('plain', { checkin: '2027-04-06', nights: 1 })
    expect(answer.modifiedReservationCriteria).toEqual({
      checkin: '2027-04-06',
      nights: 2,
      adult: 2,
      child: 0,
      baby: 0,
    })
  })

  it.each<[string, string, Record<string, string | number>, object]>([
    ['yesterday', 'plain', { checkin: '2027-02-28', nights: 2 }, { checkin: '2027-03-01', nights: 2 }],
    ['a whole year ago', 'plain', { checkin: '2026-03-01', nights: 2 }, { checkin: '2027-03-01', nights: 2 }],
    ['too long', 'plain', { checkin: '2027-04-06', nights: 9 }, { checkin: '2027-04-06', nights: 4 }],
    ['beyond the rates', 'plain', { checkin: '2027-07-06', nights: 2 }, { checkin: '2027-06-29', nights: 2 }],
    ['years ahead', 'plain', { checkin: '2031-07-06', nights: 2 }, { checkin: '2027-06-29', nights: 2 }],
    [
      'too many children for one adult',
      'plain',
      { checkin: '2027-04-06', nights: 2, adult: 1, child: 4 },
      { checkin: '2027-04-06', nights: 2, adult: 1, child: 2 },
    ],
    // Full from the 6th of May to the 20th of June: there is no room within two weeks.
    [
      'sold out for weeks',
      'plain',
      { checkin: '2027-05-28', nights: 2 },
      { checkin: '2027-06-21', nights: 2 },
    ],
    // Monday to Wednesday, the tasting is on Saturdays.
    [
      'an activity outside it',
      'wine-stay',
      { checkin: '2027-04-12', nights: 2 },
      { checkin: '2027-04-12', nights: 5 },
    ],
    [
      'an activity on a day that is not its own',
      'wine-stay',
      { checkin: '2027-04-09', nights: 1, activitySelectionList: 'wine_0' },
      { checkin: '2027-04-09', nights: 1 },
    ],
    [
      'no longer sold',
      'gone',
      { checkin: '2027-04-06', nights: 2 },
      { checkin: '2027-04-06', nights: 2, offerId: 'still-sold' },
    ],
  ])('[SC-011] proposes what can be booked instead of what is %s', async (_, id, query, proposal) => {
    if (id === 'gone') await leaveSale()
    const fill = (available: number) =>
      setNights(test.db, { rooms: ['room-plain'], from: '2027-05-06', to: '2027-06-20' }, { available })
    await fill(0)
    const { bookable, modifiedReservationCriteria: instead } = await quote(id, query)
    expect(bookable).toBe(false)
    expect(instead).toMatchObject(proposal)
    const { offerId = id, ...stay } = instead
    expect(await quote(offerId, stay)).toMatchObject({ bookable: true })
    await fill(2)
  })

  it('[SC-013] shows the days of each activity and takes only those', async () => {
    // A Friday: the tasting is on Saturdays.
    const stay = { checkin: '2027-04-09', nights: 1 }
    const answer = await quote('wine-stay', stay)
    expect(answer.bookable).toBe(true)
    expect(answer.activityDates[0].days).toEqual([
      { dayIndex: 0, date: '2027-04-09', available: false },
      { dayIndex: 1, date: '2027-04-10', available: true },
    ])
    expect(await quote('wine-stay', { ...stay, activitySelectionList: 'wine_1' })).toMatchObject({
      bookable: true,
    })
    expect(await quote('wine-stay', { ...stay, activitySelectionList: 'wine_0' })).toMatchObject({
      bookable: false,
      reason: 'ACTIVITY_NOT_AVAILABLE',
    })
  })

  it('[SC-013] is too short when the activity lies after it, and full when its places are taken', async () => {
    expect(await quote('wine-stay', { checkin: '2027-04-12', nights: 2 })).toMatchObject({
      bookable: false,
      reason: 'MINIMUM_LENGTH_OF_STAY',
    })
    await test.db
      .insertInto('activityDay')
      .values({ activityId: 'wine', day: '2027-04-17', taken: 1 })
      .execute()
    expect(await quote('wine-stay', { checkin: '2027-04-16', nights: 1 })).toMatchObject({
      bookable: false,
      reason: 'ACTIVITY_NOT_AVAILABLE',
    })
  })

  it('[GW-011] knows no such product', async () => {
    const { status, body } = await get('/api/product/none/quote', { checkin: '2027-04-06' })
    expect([status, body.code]).toEqual([404, 'product-not-found'])
  })
})

describe('what cannot be bought', () => {
  const dated = { checkin: '2027-04-06', nights: 2 }
  const order = (packageId: string) =>
    createShopper(test.app).order(orderRequest({ packageId, checkin: '2027-04-06' }), `unsold-${packageId}`)
  const foundOf = async (hotelId: string) => {
    const payload = { locale: 'fr_FR', searchCriterias: { hotelId, checkin: '2027-04-06', night: 2 } }
    const answer = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
    const packages = answer
      .json()
      .exactMatch.flatMap((hotel: { packages: { id: string }[] }) => hotel.packages)
    return packages.map(({ id }: { id: string }) => id)
  }

  it.each(['tried', 'hidden'])('[GW-011] [GW-028] is not on sale: %s', async (what) => {
    const { db } = test
    const ids = { own: `${what}-own`, sibling: `${what}-sibling` }
    await addHotel(db, { id: what })
    for (const id of Object.values(ids)) await addStay(db, { hotelId: what, id, days, stayCents: 2_000 })
    await db
      .updateTable('package')
      .set({ connectivity: 'PRODUCTION' })
      .where('id', '=', ids.sibling)
      .execute()
    if (what === 'tried')
      await db.updateTable('package').set({ connectivity: 'TEST' }).where('id', '=', ids.own).execute()
    else await db.updateTable('hotel').set({ published: false }).where('id', '=', what).execute()
    expect(await quote(ids.own, dated)).toMatchObject({ bookable: false, reason: 'NOT_ON_SALE' })
    expect((await order(ids.own)).json()).toMatchObject({
      error: { code: 'not-bookable', reason: 'NOT_ON_SALE' },
    })
    const isSiblingSold = what === 'tried'
    expect(await foundOf(what)).toEqual(isSiblingSold ? [ids.sibling] : [])
    const { rooms } = (await get(`/api/hotel/${what}/detail.json`, { checkin: '2027-04-06', night: 2 })).body
    const offered = rooms.flatMap(({ offers }: { offers: { id: string }[] }) => offers.map(({ id }) => id))
    expect(offered).toEqual(isSiblingSold ? [ids.sibling] : [])
    expect((await get(`/api/product/${ids.own}/offers`, dated)).body).toEqual([])
    expect((await get(`/api/product/${ids.own}/price`, {})).body).toMatchObject({ code: 'not-for-sale' })
    expect((await quote(ids.sibling, dated)).bookable).toBe(isSiblingSold)
  })

  it('[PR-026] keeps the page of a stay that is connected for trying, with its price', async () => {
    const at = '/api/weekend/tried-own/detail.json'
    const shown = { connectivity: 'TEST', published: true }
    expect((await get(at, { checkin: '2027-04-06', night: 2 })).body).toMatchObject({
      ...shown,
      sellPrice: 24_000,
    })
    expect((await get(at, {})).body).toMatchObject({ ...shown, sellPrice: 14_000 })
  })
})
