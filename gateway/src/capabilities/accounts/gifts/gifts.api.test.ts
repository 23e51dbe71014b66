import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { card, createGiver, type Giver } from '../../gifts/gifts-fixture'
import { addOneRoom, orderRequest } from '../../orders/orders-fixture'
import { createDevice } from '../accounts-fixture'

const clock = movableClock()
let test: TestApp
let giver: Giver
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 20)
  await seedGifts(test.db, testDay)
  giver = createGiver(test)
})
afterAll(() => test.close())

let people = 0
async function signedIn() {
  const device = createDevice(test.app)
  people += 1
  await device.signIn(`owner${people}@example.com`)
  return device
}
const newCode = async (cents: number) => (await giver.buy([card(cents)], { amount: cents })).codes[0] ?? ''
const list = async (device: Awaited<ReturnType<typeof signedIn>>) => (await device.get('/gifts')).json().gifts

describe('gifts of an account', () => {
  it('[GI-037] are added by their code, once, the last one first, with what is left on them', async () => {
    const owner = await signedIn()
    const [first, second] = [await newCode(5_000), await newCode(8_000)]
    expect((await owner.post('/gifts', { code: first })).json()).toMatchObject({
      worth: { balance: 5_000, status: 'usable', session: { token: expect.any(String) } },
    })
    clock.set(new Date(clock.instant().getTime() + 60_000).toISOString())
    await owner.post('/gifts', { code: second.toLowerCase() })
    await owner.post('/gifts', { code: first })
    expect((await list(owner)).map(({ worth }: { worth: { balance: number } }) => worth.balance)).toEqual([
      8_000, 5_000,
    ])
  })

  it('[GI-037] pay by the session that the list brings, and say what is left', async () => {
    const owner = await signedIn()
    await owner.post('/gifts', { code: await newCode(30_000) })
    const [{ worth }] = await list(owner)
    const request = orderRequest()
    const paid = {
      ...request,
      items: { ...request.items, giftcards: [{ serialNumber: worth.session.token }] },
    }
    await giver.book(paid)
    expect((await list(owner))[0].worth).toMatchObject({ balance: 10_000, issuedAmount: 30_000 })
  })

  it('[GI-037] are taken out again, and their code stays good', async () => {
    const owner = await signedIn()
    const code = await newCode(5_000)
    const { giftUUID } = (await owner.post('/gifts', { code })).json()
    expect((await owner.remove(`/gifts/${giftUUID}`)).statusCode).toBe(204)
    expect(await list(owner)).toEqual([])
    expect((await giver.check(code)).json()).toMatchObject({ balance: 5_000 })
  })

  it('[GI-037] that are expired say so, and open nothing', async () => {
    const owner = await signedIn()
    await owner.post('/gifts', { code: await newCode(5_000) })
    await test.db
      .updateTable('gift')
      .set({ validUntil: '2020-01-01' })
      .where('balanceCents', '=', 5_000)
      .execute()
    expect((await list(owner))[0].worth).toMatchObject({ status: 'expired', session: null })
  })

  it('are nothing of another account, and an unknown code says nothing', async () => {
    const [owner, stranger] = [await signedIn(), await signedIn()]
    const { giftUUID } = (await owner.post('/gifts', { code: await newCode(6_000) })).json()
    expect(await list(stranger)).toEqual([])
    await stranger.remove(`/gifts/${giftUUID}`)
    expect(await list(owner)).toHaveLength(1)
    expect((await stranger.post('/gifts', { code: 'ABCD-EFGH-JKMN-PQRS' })).json()).toMatchObject({
      status: 404,
      code: 'gift-not-found',
    })
  })
})
