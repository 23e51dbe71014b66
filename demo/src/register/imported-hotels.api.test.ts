import { join } from 'node:path'
import { createDatabaseTarget } from '@escapade/gateway/capabilities/catalogue/import/database-target'
import { createImportReport } from '@escapade/gateway/capabilities/catalogue/import/import-report'
import { importHotels } from '@escapade/gateway/capabilities/catalogue/import/register/import-hotels'
import { cards, createShopper, orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'
import { createTestApp, type TestApp, testDay } from '@escapade/gateway/testing/test-app'
import { furnishingFor } from './furnishing-fixture'

const fixtures = join(__dirname, '../../../gateway/fixtures/register')

let test: TestApp
let hotelId: string
beforeAll(async () => {
  test = await createTestApp()
  const target = createDatabaseTarget({ db: test.db, furnishing: furnishingFor(test.db) })
  const report = createImportReport(() => undefined)
  const files = { file: join(fixtures, 'register-2026.csv'), zipcodes: join(fixtures, 'zipcodes.csv') }
  await importHotels({ ...files, target, report })
  await target.refresh()
  const row = await test.db
    .selectFrom('hotel')
    .select('id')
    .where('label', '=', 'Hôtel des Cordeliers')
    .executeTakeFirstOrThrow()
  hotelId = row.id
})
afterAll(() => test.close())

describe('a furnished hotel of the register', () => {
  it('says that the demo furnished it', async () => {
    const rows = await test.db.selectFrom('hotel').select('source').where('id', '=', hotelId).execute()
    expect(rows).toEqual([{ source: 'furnished' }])
  })

  it('has rooms on sale for 13 months', async () => {
    const nights = await test.db
      .selectFrom('roomDay')
      .innerJoin('room', 'room.id', 'roomDay.roomId')
      .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
      .where('hotelId', '=', hotelId)
      .executeTakeFirst()
    expect(nights).toEqual({ first: testDay, last: '2028-03-31' })
  })

  it('is found by its name', async () => {
    const url = '/api/autocomplete-geonames.json?locale=fr_FR&term=cordeliers&maxResults=30'
    const { suggestions } = (await test.app.inject({ url })).json()
    expect(suggestions).toContainEqual(
      expect.objectContaining({ id: hotelId, category: 'hotel', latitude: 47.024, longitude: 4.8389 }),
    )
  })

  it('shows its page with rooms that can be booked, and no made-up review', async () => {
    const stay = 'checkin=2027-03-10&night=2&adult=2&child=0&baby=0'
    const answer = await test.app.inject({ url: `/api/hotel/${hotelId}/detail.json?locale=fr_FR&${stay}` })
    expect(answer.statusCode).toBe(200)
    const { hotel, rooms } = answer.json()
    expect(hotel).toMatchObject({
      label: 'Hôtel des Cordeliers',
      stars: 3,
      review: { count: 0, score: null },
    })
    expect(hotel.location.completeAddress).toMatchObject({
      streetAddress: '2 rue Monge',
      zipCode: '21200',
      city: 'Beaune',
    })
    expect(rooms.flatMap(({ offers }: { offers: unknown[] }) => offers).length).toBeGreaterThan(0)
  })

  it('is found by a dated search around it, and a stay there is booked', async () => {
    const stay = { checkin: '2027-03-10', night: 2, adult: 2 }
    const searchCriterias = { latitude: 47.024, longitude: 4.8389, distanceMax: 10, ...stay }
    const found = await test.app.inject({
      method: 'POST',
      url: '/api/offers.json',
      payload: { locale: 'fr_FR', searchCriterias },
    })
    const hotels: { id: string }[] = found.json().exactMatch
    expect(hotels.map(({ id }) => id)).toContain(hotelId)

    const at = `checkin=${stay.checkin}&nights=2&adult=2&child=0&baby=0&locale=fr_FR`
    const packages = await test.db
      .selectFrom('package')
      .select('id')
      .where('hotelId', '=', hotelId)
      .orderBy('id')
      .execute()
    const quotes = await Promise.all(
      packages.map(async ({ id }) => ({
        packageId: id,
        quote: (await test.app.inject({ url: `/api/product/${id}/quote?${at}` })).json(),
      })),
    )
    const bookable = quotes.find(({ quote }) => quote.bookable)
    const shopper = createShopper(test.app)
    const request = orderRequest({
      packageId: bookable?.packageId ?? '',
      checkin: stay.checkin,
      amount: bookable?.quote.priceInfo.sellPrice,
    })
    const { order, payment } = await shopper.hold(request, 'imported-01')
    const paymentMethod = await shopper.token(cards.good)
    const paid = await shopper.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod })
    expect(paid.json()).toMatchObject({ booking: { orderUUID: order.orderUUID } })
  })

  it('is not furnished twice', async () => {
    const count = async () => (await test.db.selectFrom('room').select('id').execute()).length
    const before = await count()
    const target = createDatabaseTarget({ db: test.db, furnishing: furnishingFor(test.db) })
    const files = { file: join(fixtures, 'register-2026.csv'), zipcodes: join(fixtures, 'zipcodes.csv') }
    const { counts } = await importHotels({ ...files, target, report: createImportReport(() => undefined) })
    expect(counts).toEqual({ added: 0, changed: 0, same: 11 })
    expect(await count()).toBe(before)
  })
})
