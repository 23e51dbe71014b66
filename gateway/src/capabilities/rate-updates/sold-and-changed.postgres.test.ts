import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { createInTransaction } from '../../platform/database/transaction'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { addOneRoom, createShopper, orderRequest, roomsLeft } from '../orders/orders-fixture'
import { readSoldNights } from '../orders/public'
import { createChannelsRepository } from './channels/channels-repository'
import { updateNights } from './channels/update-nights'
import { changeRates, plansOf } from './files/change-rates'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ connections: 20, hotels: 0 })
  await addOneRoom(test.db, 1)
})
afterAll(() => test.close())

const nights = 100
const atOnce = 10

/** The last room of a night is bought while the hotel takes it back. */
async function sellAndTakeBack(index: number) {
  const day = addDays('2027-03-10', index)
  const buyer = { email: `guest${index}@example.com` }
  const takeBack = () =>
    createInTransaction(test.db)((trx) =>
      changeRates(
        trx,
        plansOf([
          { number: 2, roomId: 'room-stay', from: day, to: day, weekdays: null, set: { allotment: 0 } },
        ]),
      ),
    )
  const [order, change] = await Promise.all([
    createShopper(test.app, `203.0.113.${index}`).order(
      orderRequest({ checkin: day, nights: 1, buyer }),
      `sold-and-changed-${index}`,
    ),
    takeBack(),
  ])
  const [left] = await roomsLeft(test.db, day, 1)
  return { isSold: order.statusCode === 200, refusal: change.problems[0]?.problem, left, day }
}

it('a night that is sold and taken back in one second has one of both, and the other is refused', async () => {
  const outcomes: Awaited<ReturnType<typeof sellAndTakeBack>>[] = []
  for (let first = 0; first < nights; first += atOnce)
    outcomes.push(
      ...(await Promise.all(Array.from({ length: atOnce }, (_, index) => sellAndTakeBack(first + index)))),
    )
  for (const { isSold, refusal, left, day } of outcomes)
    expect([day, left, refusal]).toEqual([
      day,
      0,
      isSold ? `1 rooms are sold or held on ${day}: the allotment cannot be 0` : undefined,
    ])
  expect(outcomes).toHaveLength(nights)
})

it('a night whose versions come at once, beside orders, ends in the newest', async () => {
  const channel = await createInTransaction(test.db)((trx) =>
    createChannelsRepository(trx).add({ name: 'racing', hotelIds: ['h'] }, new Date()),
  )
  const days = Array.from({ length: 4 }, (_, index) => addDays('2027-06-20', index))
  const send = (version: number) =>
    createInTransaction(test.db)((trx) =>
      updateNights(trx, {
        channel,
        today: '2027-03-01',
        updates: days.map((day) => ({
          room: 'room-stay',
          day,
          version,
          price: 5_000 + version,
          allotment: 5,
        })),
      }),
    )
  const orders = days.map((day, index) =>
    createShopper(test.app, `203.0.113.${index}`).order(
      orderRequest({ checkin: day, nights: 1, buyer: { email: `racer${index}@example.com` } }),
      `racing-${index}`,
    ),
  )
  const versions = Array.from({ length: 20 }, (_, index) => index + 1).sort(
    (a, b) => ((a * 7) % 20) - ((b * 7) % 20),
  )
  await Promise.all([...versions.map(send), ...orders])
  const nights = await test.db
    .selectFrom('roomDay')
    .select(['priceCents', 'available'])
    .where('roomId', '=', 'room-stay')
    .where('day', 'in', days)
    .execute()
  const sold = await readSoldNights(test.db, {
    roomIds: ['room-stay'],
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
  })
  expect(nights.map(({ priceCents }) => priceCents)).toEqual(days.map(() => 5_020))
  expect(nights.reduce((sum, { available }) => sum + available, 0)).toBe(
    5 * days.length - [...(sold.get('room-stay')?.values() ?? [])].reduce((sum, rooms) => sum + rooms, 0),
  )
})
