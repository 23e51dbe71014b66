import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { runOrders } from '../../app/sales-commands'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { addMissingAssets } from '../assets/asset-repository'
import {
  addOneRoom,
  book,
  cards,
  createGuest,
  createShopper,
  orderRequest,
  roomsLeft,
  wishFor,
} from '../orders/orders-fixture'
import { hotelsCommand } from './hotels-command'
import { type Command, createOperator } from './operations-fixture'
import { roomsCommand } from './rooms-command'
import { staysCommand } from './stays-command'

const photographAsset = (id: string) => ({
  id,
  address: id,
  source: 'photograph',
  recipe: { key: `${id}.jpg` },
  alts: { fr: '', es: '', nl: '', it: '', en: '' },
})

let test: TestApp
let run: ReturnType<typeof createOperator>
beforeAll(async () => {
  test = await createTestApp()
  run = createOperator(test)
  await addOneRoom(test.db, 3)
})
afterAll(() => test.close())

const get = async (url: string) => (await test.app.inject(url)).json()

/** Ids of the hotels that a search on the spot finds. */
async function found(id: string, flow = 'booking'): Promise<string[]> {
  const { latitude, longitude } = await test.db
    .selectFrom('hotel')
    .select(['latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const searchCriterias = { latitude, longitude, distanceMax: 2 }
  const payload = { locale: 'fr_FR', flow, searchCriterias }
  const answer = await test.app.inject({ method: 'POST', url: '/api/offers.json', payload })
  return answer.json().exactMatch.map((hotel: { id: string }) => hotel.id)
}

describe('pnpm gateway hotels', () => {
  const suggested = async (term: string) => {
    const { suggestions } = await get(`/api/autocomplete-geonames.json?locale=fr_FR&term=${term}`)
    return suggestions.map(({ id }: { id: string }) => id)
  }

  it('takes a hotel off the shop and brings it back, after showing it', async () => {
    const { label } = await test.db
      .selectFrom('hotel')
      .select('label')
      .where('id', '=', '10001')
      .executeTakeFirstOrThrow()
    const term = encodeURIComponent(label)
    expect(await found('10001')).toContain('10001')
    const shown = { id: '10001', was: 'published', is: 'unpublished', 'orders to come': 0 }
    expect(await run(hotelsCommand, 'unpublish', '10001', '--dry-run')).toMatchObject([shown])
    expect(await found('10001')).toContain('10001')
    expect(await run(hotelsCommand, 'unpublish', '10001')).toMatchObject([shown])
    expect(await found('10001')).not.toContain('10001')
    expect(await suggested(term)).not.toContain('10001')
    expect(await get('/api/product/10001p1/quote?locale=fr_FR&checkin=2027-03-10&nights=1')).toMatchObject({
      bookable: false,
      reason: 'NOT_ON_SALE',
    })
    await run(hotelsCommand, 'publish', '10001')
    expect(await found('10001')).toContain('10001')
    expect(await suggested(term)).toContain('10001')
  })

  it('[SC-027] shows another picture first, its stays too, and leaves those of a stay alone', async () => {
    await addMissingAssets(test.db, [photographAsset('photo/new'), photographAsset('photo/room')])
    const shown = async () => {
      const stay = (await get('/api/weekend/10002p1/detail.json?locale=fr_FR')) as StayDetail
      return {
        stay: stay.images.map(({ base }) => base),
        hotel: stay.hotel.images.map(({ base }) => base),
        room: stay.room.images.map(({ base }) => base),
      }
    }
    const before = await shown()
    await run(hotelsCommand, 'pictures', '10002', '--add', 'photo/new', '--dry-run')
    expect(await shown()).toEqual(before)
    const [first] = await run(hotelsCommand, 'pictures', '10002', '--add', 'photo/new')
    expect(first).toEqual({ place: 1, asset: 'photo/new', is: 'new' })
    await run(hotelsCommand, 'pictures', '10002', '--room', '10002r1', '--set', 'photo/room', 'photo/new')
    const [own, ...ofHouse] = before.stay
    expect(await shown()).toMatchObject({
      stay: expect.arrayContaining([own, '/images/photo/new', ...ofHouse]),
      hotel: ['/images/photo/new', ...before.hotel],
      room: ['/images/photo/room', '/images/photo/new'],
    })
    await run(hotelsCommand, 'pictures', '10002', '--remove', 'photo/new')
    expect((await shown()).hotel).toEqual(before.hotel)
    await expect(run(hotelsCommand, 'pictures', '10002', '--add', 'photo/none')).rejects.toThrow(
      'no asset photo/none',
    )
    await expect(run(hotelsCommand, 'pictures', '10002', 'photo/new')).rejects.toThrow(
      '--add, --set or --remove',
    )
  })

  it('[SC-027] leaves to a stay what was said of it alone', async () => {
    const shown = async (id: string) =>
      ((await get(`/api/weekend/${id}/detail.json?locale=fr_FR`)) as StayDetail).images.map(
        ({ base }) => base,
      )
    await addMissingAssets(test.db, [photographAsset('photo/terrace'), photographAsset('photo/porch')])
    const [before, other] = [await shown('10003p1'), await shown('10003p2')]
    await run(staysCommand, 'pictures', '10003p1', '--add', 'photo/terrace')
    expect(await shown('10003p1')).toEqual(['/images/photo/terrace', ...before])
    expect(await shown('10003p2')).toEqual(other)
    await run(hotelsCommand, 'pictures', '10003', '--add', 'photo/porch')
    expect((await shown('10003p1'))[0]).toBe('/images/photo/terrace')
    expect(await shown('10003p1')).toContain('/images/photo/porch')
  })

  it('[CH-038] shows guests who have booked another telephone, or none', async () => {
    await run(hotelsCommand, 'phone', 'h', '--number', '+33 3 53 01 00 12')
    const request = orderRequest({ checkin: '2027-05-20', nights: 1 })
    const { orderUUID } = await book(createShopper(test.app), request, 'phone-0001')
    const shown = async () => (await get(`/front-gateway/orders/${orderUUID}`)).hotelPhone
    expect(await shown()).toEqual({ number: '+33353010012', text: '+33 3 53 01 00 12' })
    const changed = await run(hotelsCommand, 'phone', 'h', '--number', '+33353010099')
    expect(changed).toEqual([{ id: 'h', was: '+33353010012', is: '+33353010099' }])
    expect(await shown()).toMatchObject({ number: '+33353010099' })
    const calendar = await test.app.inject(`/front-gateway/orders/${orderUUID}/calendar.ics`)
    expect(calendar.body.replaceAll('\r\n ', '')).toContain('Téléphone de l’hôtel\u00a0: +33 3 53 01 00 99')
    await run(hotelsCommand, 'phone', 'h', '--number', 'none')
    expect(await shown()).toBeNull()
    for (const typed of ['03 53 01 00 12', 'tomorrow'])
      await expect(run(hotelsCommand, 'phone', 'h', '--number', typed)).rejects.toThrow('no telephone number')
    await expect(run(hotelsCommand, 'phone', 'nowhere', '--number', 'none')).rejects.toThrow(
      'no hotel nowhere',
    )
    await expect(run(hotelsCommand, 'phone', 'h')).rejects.toThrow('which number')
  })

  it('is found by its name, its town or its id', async () => {
    const [hotel] = await run(hotelsCommand, 'list', '--search', '10001')
    expect(hotel).toMatchObject({ id: '10001', published: true, 'stays on sale': expect.any(Number) })
    const byTown = await run(hotelsCommand, '--search', String(hotel?.town), '--limit', '1000')
    expect(byTown.map(({ id }) => id)).toContain('10001')
  })
})

it('pnpm gateway stays takes a package off sale; its hotel keeps the themes of the others', async () => {
  const hotelOf = (id: string) =>
    test.db.selectFrom('hotel').select('themes').where('id', '=', id).executeTakeFirstOrThrow()
  await test.db
    .updateTable('package')
    .set({ themes: ['989'] })
    .where('id', '=', 'stay')
    .execute()
  await test.db
    .updateTable('hotel')
    .set({ themes: ['989'] })
    .where('id', '=', 'h')
    .execute()
  expect(await found('h', 'hotel')).toContain('h')
  expect(await run(staysCommand, 'unpublish', 'stay')).toMatchObject([
    { id: 'stay', was: 'published', is: 'unpublished' },
  ])
  expect(await found('h', 'hotel')).not.toContain('h')
  expect(await hotelOf('h')).toEqual({ themes: [] })
  await run(staysCommand, 'publish', 'stay')
  expect(await found('h', 'hotel')).toContain('h')
  expect(await hotelOf('h')).toEqual({ themes: ['989'] })
  const stays = await run(staysCommand, 'list', '--hotel', 'h')
  expect(stays).toMatchObject([{ id: 'stay', hotelId: 'h', roomId: 'room-stay', published: true }])
})

describe('pnpm gateway rooms', () => {
  const quote = (checkin: string) => get(`/api/product/stay/quote?locale=fr_FR&checkin=${checkin}&nights=1`)
  const span = ['--from', '2027-03-09', '--to', '2027-03-12']
  const left = () => roomsLeft(test.db, '2027-03-09', 4)
  const request = orderRequest({ checkin: '2027-03-10' })
  let orderUUID: string

  it('shows what is sold, and never takes a night below it', async () => {
    const booked = await book(createShopper(test.app), request, 'operated')
    orderUUID = booked.orderUUID
    const nights = await run(roomsCommand, 'nights', 'room-stay', ...span)
    expect(nights.map(({ day, sold, left: rest }) => [day, sold, rest])).toEqual([
      ['2027-03-09', 0, 3],
      ['2027-03-10', 1, 2],
      ['2027-03-11', 1, 2],
      ['2027-03-12', 0, 3],
    ])
    await expect(run(roomsCommand, 'stock', 'room-stay', '--rooms', '0', ...span)).rejects.toThrow(
      '1 rooms are sold on 2027-03-10: the stock cannot be 0',
    )
    expect(await left()).toEqual([3, 2, 2, 3])
    const dry = await run(roomsCommand, 'stock', 'room-stay', '--rooms', '1', ...span, '--dry-run')
    expect(dry.map((night) => night['left then'])).toEqual([1, 0, 0, 1])
    expect(await left()).toEqual([3, 2, 2, 3])
    await run(roomsCommand, 'stock', 'room-stay', '--rooms', '1', ...span)
    expect(await left()).toEqual([1, 0, 0, 1])
    expect(await quote('2027-03-10')).toMatchObject({ bookable: false })
    expect(await quote('2027-03-12')).toMatchObject({ bookable: true })
  })

  it('closes nights until they are opened, whatever comes back meanwhile', async () => {
    await run(roomsCommand, 'stock', 'room-stay', '--rooms', '3', ...span)
    await run(roomsCommand, 'close', 'room-stay', ...span)
    expect(await quote('2027-03-12')).toMatchObject({ bookable: false })
    const closed = orderRequest({ checkin: '2027-03-12' })
    const refused = await createShopper(test.app).order(closed, 'closed-night')
    expect(refused.statusCode).toBe(409)
    await run(runOrders, 'cancel', orderUUID)
    expect(await left()).toEqual([3, 3, 3, 3])
    expect(await quote('2027-03-10')).toMatchObject({ bookable: false })
    await run(roomsCommand, 'open', 'room-stay', '--from', '2027-03-10')
    expect(await quote('2027-03-10')).toMatchObject({ bookable: true })
    expect(await quote('2027-03-11')).toMatchObject({ bookable: false })
  })
})

it('pnpm gateway rooms counts both states of an order that is being changed, and closing lets it go on', async () => {
  const [shopper, guest] = [createShopper(test.app), createGuest(test.app)]
  const { orderUUID } = await book(
    shopper,
    orderRequest({ checkin: '2027-04-20', nights: 1 }),
    'being-changed',
  )
  const wish = { ...wishFor({ checkin: '2027-04-21', nights: 2 }), expectedAmount: 20_000 }
  const { modification, payment } = (await guest.modify(orderUUID, wish, 'changing-0001')).json()
  const span = ['--from', '2027-04-20', '--to', '2027-04-23']
  const nights = await run(roomsCommand, 'close', 'room-stay', ...span)
  expect(nights.map(({ sold, left }) => [sold, left])).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
    [0, 3],
  ])
  await guest.payChange(orderUUID, modification.modificationUUID, {
    paymentIntentId: payment.paymentIntentId,
    paymentMethod: await shopper.token(cards.good),
  })
  expect(await roomsLeft(test.db, '2027-04-20', 4)).toEqual([3, 2, 2, 3])
})

it.each<[Command, string[], string]>([
  [hotelsCommand, ['publish'], 'Say which hotel'],
  [hotelsCommand, ['unpublish', '10001', 'nowhere'], 'There is no hotel nowhere'],
  [hotelsCommand, ['burn', '10001'], 'hotels takes one of list, publish, unpublish'],
  [hotelsCommand, ['list', '--limit', 'many'], '--limit takes a number'],
  [hotelsCommand, ['publish', '10001', '--now'], 'Unknown option'],
  [staysCommand, ['unpublish', 'none'], 'There is no stay none'],
  [staysCommand, ['pictures', 'none'], 'There is no stay none'],
  [staysCommand, ['pictures'], 'Say which stay'],
  [roomsCommand, ['close', 'room-stay'], 'Say from which night'],
  [roomsCommand, ['close', 'none', '--from', '2027-03-10'], 'There is no room none'],
  [roomsCommand, ['close', 'room-stay', '--from', '2027-02-30'], '--from takes a day'],
  [roomsCommand, ['close', 'room-stay', '--from', '2027-02-27'], 'has passed'],
  [roomsCommand, ['close', 'room-stay', '--from', '2027-03-10', '--to', '2027-03-09'], 'lies before'],
  [
    roomsCommand,
    ['open', 'room-stay', '--from', '2027-06-30', '--to', '2027-07-01'],
    'has nights from 2027-03-01',
  ],
  [roomsCommand, ['stock', 'room-stay', '--from', '2027-03-10'], '--rooms takes a whole number from 0'],
  [
    roomsCommand,
    ['stock', 'room-stay', '--rooms', '2.5', '--from', '2027-03-10'],
    '--rooms takes a whole number',
  ],
])('%p says what is wrong with %j', async (command, args, text) => {
  await expect(run(command, ...args)).rejects.toThrow(text)
})
