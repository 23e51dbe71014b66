import { createTestApp, type TestApp } from '../../../testing/test-app'
import { addStay } from '../../availability/stay-fixture'
import { addOneRoom, createShopper, orderRequest } from '../orders-fixture'

const rooms = 50
const buyers = 200
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ connections: 60, hotels: 0 })
  await addOneRoom(test.db, 1)
  for (let room = 1; room < rooms; room += 1)
    await addStay(test.db, {
      hotelId: 'h',
      id: `stay-${room}`,
      days: ['2027-04-01', '2027-04-30'],
      available: 1,
    })
})
afterAll(() => test.close())

const packageOf = (index: number) => (index % rooms === 0 ? 'stay' : `stay-${index % rooms}`)

it('sells 50 rooms with one left each to 50 of 200 who order at once, without a deadlock', async () => {
  const { order } = createShopper(test.app)
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, index) =>
      order(orderRequest({ packageId: packageOf(index), checkin: '2027-04-08' }), `burst-order-${index}`),
    ),
  )
  const said = answers.map((answer) => (answer.statusCode === 200 ? 'held' : answer.json().code))
  expect(said.filter((each) => each === 'held')).toHaveLength(rooms)
  expect(new Set(said)).toEqual(new Set(['held', 'sold-out']))
  const left = await test.db
    .selectFrom('roomDay')
    .select('available')
    .where('day', 'in', ['2027-04-08', '2027-04-09'])
    .execute()
  expect(left).toHaveLength(2 * rooms)
  expect(new Set(left.map(({ available }) => available))).toEqual(new Set([0]))
})
