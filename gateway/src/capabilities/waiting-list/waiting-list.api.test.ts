import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { createStockRepository, nightClaims } from '../../rates/stock'
import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { addOneRoom, addTastingStay, orderRequest, roomsLeft } from '../orders/orders-fixture'
import { erasePlaces } from './people'
import { readHeldNights } from './public'

const clock = movableClock()
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 1)
  await addTastingStay(test.db, 1)
})
afterAll(() => test.close())

const base = '/front-gateway/waiting-list'
const party = { adult: 2, child: 0, baby: 0 }
let stays = 0
/** Two nights of their own for each test, of the room that has one left; sold to somebody. */
async function fullNights() {
  stays += 1
  const checkin = addDays('2027-04-01', stays * 3)
  const claim = {
    nights: nightClaims({ roomId: 'room-stay', rooms: 1, checkin, checkout: addDays(checkin, 2) }),
    places: [],
  }
  const stock = (give: boolean) =>
    test.db.transaction().execute(async (trx) => {
      const repository = createStockRepository(trx)
      if (give) await repository.giveBack(claim)
      else expect(await repository.take(claim)).toBe(true)
    })
  await stock(false)
  return { checkin, free: () => stock(true), left: () => roomsLeft(test.db, checkin, 2) }
}

let people = 0
const newEmail = () => `guest${++people}@example.com`
const ask = (checkin: string, change: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: base,
    remoteAddress: `10.0.0.${(people % 250) + 1}`,
    payload: {
      productId: 'stay',
      checkin,
      nights: 2,
      ...party,
      locale: 'fr_BE',
      email: newEmail(),
      ...change,
    },
  })
const placeOf = (email: string) =>
  test.db.selectFrom('waitingPlace').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const mailsTo = (email: string) =>
  test.db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('sentAt').execute()
const press = (placeId: string, act: 'keep' | 'leave') =>
  test.app.inject({
    method: 'POST',
    url: `${base}/${placeId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `act=${act}`,
  })
const runJobs = () => test.app.deps.jobs.runAll()
const later = (minutes: number) =>
  clock.set(new Date(clock.instant().getTime() + minutes * 60_000).toISOString())

/** Asks and keeps the place; answers its mailbox. */
async function wait(checkin: string, change: object = {}): Promise<string> {
  const email = newEmail()
  expect((await ask(checkin, { email, ...change })).statusCode).toBe(200)
  expect((await press((await placeOf(email)).placeId, 'keep')).statusCode).toBe(200)
  later(1)
  return email
}
const statusOf = async (email: string) => (await placeOf(email)).status

/** Follows the link of the mail. */
async function follow(email: string, query = '') {
  const { placeId } = await placeOf(email)
  const answer = await test.app.inject(`${base}/${placeId}${query}`)
  const [cookie] = answer.cookies
  const headers: Record<string, string> = cookie ? { cookie: `${cookie.name}=${cookie.value}` } : {}
  return { answer, headers }
}
const quote = async (checkin: string, headers: Record<string, string> = {}): Promise<Quote> =>
  (
    await test.app.inject({
      url: '/api/product/stay/quote',
      query: { locale: 'fr_BE', checkin, nights: '2' },
      headers,
    })
  ).json()
const order = (checkin: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/front-gateway/purchase/orders',
    headers: { 'idempotency-key': `waiting-${++people}`, ...headers },
    remoteAddress: `10.0.1.${(people % 250) + 1}`,
    payload: orderRequest({ checkin, nights: 2, buyer: { email: newEmail() } }),
  })

describe('[GW-011] a place on the waiting list', () => {
  it('is for stays that are full alone', async () => {
    const { checkin } = await fullNights()
    expect((await ask('2027-06-20')).json()).toMatchObject({ status: 409, code: 'stay-not-full' })
    expect((await ask(checkin, { productId: 'none' })).json()).toMatchObject({ code: 'product-not-found' })
    expect((await ask(checkin, { email: 'nowhere' })).statusCode).toBe(400)
    expect((await ask(checkin)).json()).toEqual({ status: 'confirmation-sent' })
  })

  it('is kept by its mailbox alone: following the link changes nothing', async () => {
    const { checkin, free } = await fullNights()
    const email = newEmail()
    await ask(checkin, { email })
    await runJobs()
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toMatch(/liste d’attente/)
    expect(mail?.text).toContain('http://be.')
    const { answer } = await follow(email)
    expect(answer.body).toContain('Garder ma place')
    expect(await statusOf(email)).toBe('asked')
    await free()
    await runJobs()
    expect(await mailsTo(email)).toHaveLength(1)
    expect((await quote(checkin)).bookable).toBe(true)
  })

  it('is one per mailbox and stay, with one mail, whatever the case of the address', async () => {
    const { checkin } = await fullNights()
    const email = newEmail()
    for (const typed of [email, email.toUpperCase(), email]) await ask(checkin, { email: typed })
    later(4)
    await ask(checkin, { email })
    await runJobs()
    expect(await mailsTo(email)).toHaveLength(1)
    later(2)
    await ask(checkin, { email })
    await runJobs()
    expect(await mailsTo(email)).toHaveLength(2)
    await press((await placeOf(email)).placeId, 'keep')
    expect((await ask(checkin, { email })).statusCode).toBe(200)
    expect(await statusOf(email)).toBe('waiting')
  })

  it('is for twenty stays to come of a mailbox at most', async () => {
    const { checkin } = await fullNights()
    const email = newEmail()
    await ask(checkin, { email })
    const { placeId: _, ...place } = await placeOf(email)
    const more = Array.from({ length: 19 }, (_, index) => ({
      ...place,
      placeId: crypto.randomUUID(),
      packageId: `other-${index}`,
    }))
    await test.db.insertInto('waitingPlace').values(more).execute()
    const { checkin: one } = await fullNights()
    expect((await ask(one, { email })).json()).toMatchObject({ status: 409, code: 'too-many-places' })
    expect((await ask(checkin, { email })).statusCode).toBe(200)
  })

  it('holds a freed room for an hour for who asked first alone', async () => {
    const { checkin, free, left } = await fullNights()
    const [first, second] = [await wait(checkin), await wait(checkin)]
    await runJobs()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['waiting', 'waiting'])
    await free()
    await runJobs()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['held', 'waiting'])
    expect([(await mailsTo(first)).length, (await mailsTo(second)).length]).toEqual([1, 0])
    expect(await left()).toEqual([0, 0])
    const held = await readHeldNights(test.db, {
      roomIds: ['room-stay'],
      from: checkin,
      to: addDays(checkin, 1),
    })
    expect([...(held.get('room-stay')?.values() ?? [])]).toEqual([1, 1])

    const { answer, headers } = await follow(first)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toContain(`/fr/product/stay#checkin=${checkin}`)
    expect(answer.cookies[0]).toMatchObject({
      name: 'waitingPlace',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 3600,
    })
    expect(await quote(checkin)).toMatchObject({ bookable: false, reason: 'SOLD_OUT' })
    expect((await follow(second)).headers).toEqual({})
    expect(await quote(checkin, headers)).toMatchObject({ bookable: true, availableRooms: 1 })
    expect((await order(checkin)).json()).toMatchObject({ code: 'sold-out' })
    expect((await order(checkin, headers)).json()).toMatchObject({ order: { orderUUID: expect.any(String) } })
    expect(await statusOf(first)).toBe('used')
    expect(await left()).toEqual([0, 0])
    expect((await order(checkin, headers)).json()).toMatchObject({ code: 'sold-out' })
  })

  it('goes to the next one when the hour is over, and ends with the last one', async () => {
    const { checkin, free, left } = await fullNights()
    const [first, second] = [await wait(checkin), await wait(checkin)]
    await free()
    await runJobs()
    later(59)
    await runJobs()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['held', 'waiting'])
    later(2)
    await runJobs()
    expect([await statusOf(first), await statusOf(second)]).toEqual(['missed', 'held'])
    expect((await follow(first)).answer.body).toContain('L’heure est écoulée')
    later(61)
    await runJobs()
    expect([await statusOf(second), await left()]).toEqual(['missed', [1, 1]])
  })

  it('begins its hour with the mail, and keeps its turn where none could be sent', async () => {
    const { checkin, free } = await fullNights()
    const email = await wait(checkin)
    await runJobs()
    await free()
    const { deliver } = test.app.deps.mailer
    const mailer = jest.spyOn(test.app.deps.mailer, 'deliver').mockRejectedValue(new Error('down'))
    await runJobs()
    expect(await statusOf(email)).toBe('held')
    later(40)
    mailer.mockImplementation(deliver)
    await runJobs()
    expect((await placeOf(email)).heldUntil).toEqual(new Date(clock.instant().getTime() + 3_600_000))
    mailer.mockRestore()
  })

  it('is given up by a press, with what it holds', async () => {
    const { checkin, free, left } = await fullNights()
    const [first, second] = [await wait(checkin), await wait(checkin)]
    await free()
    await runJobs()
    const { answer } = await follow(first, '?leave=1')
    expect(answer.body).toContain('Rendre ma place')
    expect(await statusOf(first)).toBe('held')
    await press((await placeOf(first)).placeId, 'leave')
    expect([await statusOf(first), await left()]).toEqual(['left', [1, 1]])
    await runJobs()
    expect(await statusOf(second)).toBe('held')
  })

  it('holds nothing any more after three who did not come: mails tell all others that it is on sale', async () => {
    const { checkin, free, left } = await fullNights()
    const waiting = []
    for (let guest = 0; guest < 5; guest += 1) waiting.push(await wait(checkin))
    await free()
    for (let hour = 0; hour < 3; hour += 1) {
      await runJobs()
      later(61)
    }
    await runJobs()
    expect(await Promise.all(waiting.map(statusOf))).toEqual(['missed', 'missed', 'missed', 'told', 'told'])
    expect(await left()).toEqual([1, 1])
    const [told] = await mailsTo(waiting[4] ?? '')
    expect(told?.text).toContain('en vente pour tout le monde')
    expect((await follow(waiting[4] ?? '')).headers).toEqual({})
  })

  it('lets who comes later go before a party that is too large for what is free', async () => {
    const { checkin, free } = await fullNights()
    const [family, couple] = [await wait(checkin, { adult: 4 }), await wait(checkin)]
    await free()
    await runJobs()
    expect([await statusOf(family), await statusOf(couple)]).toEqual(['waiting', 'held'])
  })

  it.each(['none', '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'])(
    'has a page for a broken link: %s',
    async (placeId) => {
      const pages = [await test.app.inject(`${base}/${placeId}`), await press(placeId, 'keep')]
      for (const { statusCode, headers, body } of pages) {
        expect([400, 404]).toContain(statusCode)
        expect(headers['content-type']).toContain('text/html')
        expect(body).toContain('Ce lien ne fonctionne plus')
      }
      const headers = { cookie: `waitingPlace=${placeId}` }
      expect((await quote('2027-06-20', headers)).bookable).toBe(true)
    },
  )

  it('is erased with its person, and gives back what it holds', async () => {
    const { checkin, free, left } = await fullNights()
    const email = await wait(checkin)
    await free()
    await runJobs()
    expect([await statusOf(email), await left()]).toEqual(['held', [0, 0]])
    const mailboxes = [{ email, until: null }]
    expect(await test.db.transaction().execute((trx) => erasePlaces(trx, mailboxes))).toBe(1)
    expect(await left()).toEqual([1, 1])
    await expect(placeOf(email)).rejects.toThrow()
  })

  it('is forgotten once the stay has begun', async () => {
    const { checkin } = await fullNights()
    const email = await wait(checkin)
    clock.set(`${addDays(checkin, 1)}T09:00:00Z`)
    await runJobs()
    await expect(placeOf(email)).rejects.toThrow()
  })
})
