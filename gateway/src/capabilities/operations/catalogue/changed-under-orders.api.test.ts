import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { capturedOutput } from '../../../testing/captured-output'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { cards, createShopper, orderRequest } from '../../orders/orders-fixture'
import { ratesCommand } from '../../rate-updates/files/rates-command'
import { catalogueCommand } from './catalogue-command'

let test: TestApp
let folder: string
// biome-ignore lint/suspicious/noExplicitAny: tests change fields of every kind
type Any = any
let original: Any
let stay: Any

const hotelId = '10001'
beforeAll(async () => {
  test = await createTestApp({ hotels: 3 })
  folder = await mkdtemp(path.join(tmpdir(), 'changed-'))
  await mkdir(path.join(folder, 'hotels'))
  await quietly(catalogueCommand, 'export', folder, '--hotel', hotelId)
  original = JSON.parse(await readFile(fileOf(), 'utf8'))
  stay = original.stays.find(
    ({ published, program, minNights }: Any) =>
      published && minNights === 1 && !program.some(({ hasDates }: Any) => hasDates),
  )
  stay.cancellation = { type: 'FLEXIBLE', daysBefore: 2, hour: 18 }
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await test.close()
})

const fileOf = () => path.join(folder, 'hotels', `${hotelId}.json`)

async function quietly(command: (context: TestApp, args: string[]) => Promise<void>, ...args: string[]) {
  const { said } = await capturedOutput(() => command(test, args))
  if (process.exitCode) throw new Error(said)
}

async function takeFile(change: (file: Any, stay: Any) => void = () => {}) {
  const file = structuredClone(original)
  change(
    file,
    file.stays.find(({ id }: Any) => id === stay.id),
  )
  await writeFile(fileOf(), JSON.stringify(file))
  await quietly(catalogueCommand, 'import', folder)
}

async function takeRates(text: string) {
  const file = path.join(folder, 'rates.csv')
  await writeFile(file, text)
  await quietly(ratesCommand, 'import', file)
}

const quote = async (checkin: string) =>
  (
    await test.app.inject(`/api/product/${stay.id}/quote?locale=fr_FR&checkin=${checkin}&nights=1&adult=2`)
  ).json()

type Change = { file?: (file: Any, stay: Any) => void; rates?: string }
/** Refusal of an order whose buyer saw the stay before the change; null: it is taken as it was seen. */
type Case = [name: string, change: Change, refusal: string | null]

const cases: Case[] = [
  ['name of the hotel', { file: (file) => Object.assign(file, { name: 'Maison Neuve' }) }, null],
  ['telephone', { file: (file) => Object.assign(file, { phone: '+33199009999' }) }, null],
  ['stars', { file: (file) => Object.assign(file, { stars: file.stars === 5 ? 4 : 5 }) }, null],
  ['title of the stay', { file: (_, one) => Object.assign(one.label, { fr: 'Un autre titre' }) }, null],
  ['programme', { file: (_, one) => Object.assign(one.program[0].title, { fr: 'Autre chose' }) }, null],
  [
    'price of a night',
    { file: (_, one) => Object.assign(one, { nightCents: one.nightCents + 100 }) },
    'amount-changed',
  ],
  [
    'price of a stay',
    { file: (_, one) => Object.assign(one, { stayCents: one.stayCents + 100 }) },
    'amount-changed',
  ],
  [
    'fewest nights of the stay',
    { file: (_, one) => Object.assign(one, { minNights: 2, maxNights: 3 }) },
    'MINIMUM_LENGTH_OF_STAY',
  ],
  [
    'terms of cancelling',
    { file: (_, one) => Object.assign(one, { cancellation: { type: 'NCNR', daysBefore: null, hour: 18 } }) },
    'terms-changed',
  ],
  ['stay off sale', { file: (_, one) => Object.assign(one, { published: false }) }, 'NOT_ON_SALE'],
  [
    'stay that vanishes',
    { file: (file) => Object.assign(file, { stays: file.stays.filter(({ id }: Any) => id !== stay.id) }) },
    'NOT_ON_SALE',
  ],
  ['hotel off sale', { file: (file) => Object.assign(file, { published: false }) }, 'NOT_ON_SALE'],
  ['price of the room', { rates: 'price\nDAY,105.50' }, 'amount-changed'],
  ['allotment as low as it goes', { rates: 'allotment\nDAY,2' }, 'sold-out'],
  ['night that is closed', { rates: 'status\nDAY,closed' }, 'sold-out'],
  ['night without arrivals', { rates: 'arrival\nDAY,closed' }, 'CLOSED_TO_ARRIVAL'],
  ['fewest nights of the night', { rates: 'min_nights\nDAY,3' }, 'MINIMUM_LENGTH_OF_STAY'],
  ['days ahead of the night', { rates: 'lead_days\nDAY,365' }, 'CLOSED_TO_ARRIVAL'],
  ['price of the night for one', { rates: 'single_price\nDAY,66.60' }, null],
  ['terms of cancelling of the night', { rates: 'cancel_days\nDAY,never' }, 'terms-changed'],
]

describe('what changes under carts and orders', () => {
  it.each(cases)(
    '%s: paid and held orders keep what was bought, an open cart says so',
    async (name, change, refusal) => {
      const index = cases.findIndex(([each]) => each === name)
      const day = addDays('2027-04-05', 2 * index)
      await takeFile()
      await takeRates(
        `room,from,to,price,allotment,status,arrival,min_nights\n${stay.room},${day},${day},100,3,open,open,1\n`,
      )
      const { priceInfo, cancellationPolicy } = await quote(day)
      const request = (guest: number) =>
        orderRequest({
          checkin: day,
          nights: 1,
          packageId: stay.id,
          amount: priceInfo.sellPrice,
          buyer: { email: `guest${guest}@example.com` },
        })
      const shopper = createShopper(test.app)
      const pay = async (held: Awaited<ReturnType<typeof shopper.hold>>, index: number) =>
        shopper.pay(request(index), {
          paymentIntentId: held.payment.paymentIntentId,
          paymentMethod: await shopper.token(cards.good),
        })
      const paid = await shopper.hold(request(1), `paid-under-change-${index}`)
      expect((await pay(paid, 1)).statusCode).toBe(200)
      const held = await shopper.hold(request(2), `held-under-change-${index}`)
      const before = (await shopper.view(paid.order.orderUUID)).json()

      if (change.file) await takeFile(change.file)
      if (change.rates) await takeRates(`room,from,${change.rates.replace('DAY', `${stay.room},${day}`)}\n`)

      expect((await shopper.view(paid.order.orderUUID)).json()).toEqual({
        ...before,
        hotelPhone: expect.anything(),
      })
      const answer = await pay(held, 2)
      expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
      const { amount } = (await shopper.view(held.order.orderUUID)).json()
      expect(amount).toEqual(before.amount)
      const seen = request(3)
      const { type, cancellationDeadline } = cancellationPolicy
      if (seen.items?.shortStayItem) seen.items.shortStayItem.termsSeen = { type, cancellationDeadline }
      const late = (await shopper.order(seen, `late-under-change-${index}`)).json()
      const said = late.error?.code === 'not-bookable' ? late.error.reason : (late.error?.code ?? late.code)
      expect(late.order ? null : said).toBe(refusal)
    },
  )
})
