import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { addOneRoom, book, createShopper, orderRequest } from '../../orders/orders-fixture'
import { createDevice, type Device, mailboxProof } from '../accounts-fixture'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 20)
})
afterAll(() => test.close())

let people = 0
const newEmail = () => `lea${++people}@example.com`
async function signedIn(email = newEmail()) {
  const device = createDevice(test.app)
  const { accountId } = (await device.signIn(email)).json()
  return { device, email, accountId }
}
async function asked(device: Device, email: string) {
  const { changeId } = (await device.post('/mailbox/changes', { email })).json()
  return mailboxProof(test.app, changeId)
}
const later = (minutes: number) =>
  clock.set(new Date(clock.instant().getTime() + minutes * 60_000).toISOString())
const change = async (device: Device, email: string) => {
  later(1)
  return device.post('/mailbox', await asked(device, email))
}
const wrong = (code: string) => code.replace(/./, (digit) => String((Number(digit) + 1) % 10))
const buy = (email: string, mark: string) =>
  book(createShopper(test.app), orderRequest({ buyer: { email } }), `mailbox-${mark}`)
const numbersOf = async (device: Device) =>
  (await device.get('/trips?group=upcoming'))
    .json()
    .trips.map(({ order }: { order: { bookingNumber: string } }) => order.bookingNumber)

describe('changing the mailbox of an account', () => {
  it('[SH-022] takes a code of each mailbox; the account and its orders stay, and the new one signs in', async () => {
    const { device, email, accountId } = await signedIn()
    const { bookingNumber } = await buy(email, 'before')
    const next = newEmail()
    const answer = await change(device, next.toUpperCase())
    expect(answer.json()).toMatchObject({ accountId, email: next })
    expect(await numbersOf(device)).toEqual([bookingNumber])
    expect((await signedIn(next)).accountId).toBe(accountId)
    // Somebody else may have the mailbox now: it opens an account of its own.
    expect((await signedIn(email)).accountId).not.toBe(accountId)
  })

  it('[SH-022] shows no order that the mailbox was used for afterwards, and erases none', async () => {
    const { device, email } = await signedIn()
    const own = await buy(email, 'own')
    const next = newEmail()
    await change(device, next)
    later(1)
    const foreign = await buy(email, 'foreign')
    expect(await numbersOf(device)).toEqual([own.bookingNumber])
    expect((await device.post(`/trips/${own.orderUUID}/key`)).statusCode).toBe(200)
    expect((await device.post(`/trips/${foreign.orderUUID}/key`)).json().code).toBe('order-not-found')
    const copy = (await device.get('/export.json')).body
    expect(copy).toContain(own.bookingNumber)
    expect(copy).not.toContain(foreign.bookingNumber)
    const { orders } = (await device.post('/erase', { email: next })).json()
    expect(orders.kept).toEqual([{ bookingNumber: own.bookingNumber, reason: 'stay-to-come' }])
  })

  it('[SH-022] names the code that is wrong, and changes nothing by one alone', async () => {
    const { device, email } = await signedIn()
    const proof = await asked(device, newEmail())
    const refused = async (change: object) =>
      (await device.post('/mailbox', { ...proof, ...change }))
        .json()
        .errors?.map(({ path }: { path: string }) => path)
    expect(await refused({ presentCode: wrong(proof.presentCode) })).toEqual(['body.presentCode'])
    expect(await refused({ nextCode: wrong(proof.nextCode) })).toEqual(['body.nextCode'])
    expect((await device.get()).json().email).toBe(email)
    // The codes are still good: nothing has to be asked for again.
    expect((await device.post('/mailbox', proof)).statusCode).toBe(200)
    expect((await device.post('/mailbox', proof)).json().code).toBe('code-not-valid')
  })

  it('[SH-022] ends after five tries and after twenty minutes, and is asked for five times an hour', async () => {
    const { device } = await signedIn()
    const tried = await asked(device, newEmail())
    for (let tries = 0; tries < 5; tries += 1)
      await device.post('/mailbox', { ...tried, nextCode: wrong(tried.nextCode) })
    expect((await device.post('/mailbox', tried)).statusCode).toBe(403)
    const late = await asked(device, newEmail())
    later(20)
    expect((await device.post('/mailbox', late)).statusCode).toBe(403)
    for (let times = 2; times < 5; times += 1) await asked(device, newEmail())
    const refused = await device.post('/mailbox/changes', { email: newEmail() })
    expect(refused.statusCode).toBe(429)
  })

  it('[SH-022] is finished on the device alone that asked, and signs all others out', async () => {
    const { device, email } = await signedIn()
    const thief = createDevice(test.app)
    await thief.signIn(email)
    const proof = await asked(device, newEmail())
    expect((await thief.post('/mailbox', proof)).statusCode).toBe(403)
    expect((await createDevice(test.app).post('/mailbox', proof)).statusCode).toBe(401)
    expect((await device.post('/mailbox', proof)).statusCode).toBe(200)
    expect((await thief.get()).statusCode).toBe(401)
  })

  it('[SH-022] joins the account that goes by the other mailbox, with all that it keeps', async () => {
    const { device: old, email: next, accountId: joined } = await signedIn()
    const { bookingNumber } = await buy(next, 'joined')
    const search = {
      uri: '/fr/search#place=lille',
      title: 'Lille',
      words: [],
      found: { count: 3, cents: null, day: '2026-11-01' },
    }
    const lists = (searches: object[]) => ({
      wishes: { added: [], removed: [] },
      searches: { added: searches, removed: [] },
    })
    await old.post('/device', lists([search, { ...search, uri: '/fr/search#place=lyon', title: 'Lyon' }]))
    const { device } = await signedIn()
    await device.post('/device', lists([search]))
    expect((await change(device, next)).statusCode).toBe(200)
    expect(await numbersOf(device)).toEqual([bookingNumber])
    const kept = (await device.post('/device', lists([]))).json()
    expect(kept.searches.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Lille', 'Lyon'])
    const left = await test.db.selectFrom('account').where('accountId', '=', joined).selectAll().execute()
    expect(left).toEqual([])
  })

  it('[SH-022] tells the mailbox before, and refuses the same one', async () => {
    const { device, email } = await signedIn()
    const next = newEmail()
    expect((await device.post('/mailbox/changes', { email })).statusCode).toBe(400)
    await change(device, next)
    await test.app.deps.jobs.runAll()
    const mails = await test.db
      .selectFrom('mail')
      .selectAll()
      .where('recipient', 'in', [email, next])
      .execute()
    expect(
      mails.map(({ recipient, subject }) => [recipient, subject.replace(/\d{6}/, 'N').replace(/\s/g, ' ')]),
    ).toEqual(
      expect.arrayContaining([
        [email, 'N : code pour changer d’adresse e-mail'],
        [next, 'N : confirmez votre nouvelle adresse e-mail'],
        [email, 'L’adresse e-mail de votre compte a changé'],
      ]),
    )
  })
})
