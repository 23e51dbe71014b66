import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { card, createGiver, giftRequest } from '../gifts/gifts-fixture'
import { addOneRoom, askedCode, book, createShopper, orderRequest } from '../orders/orders-fixture'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, hooks: { signInProvider: staffProvider } })
  await addOneRoom(test.db, 50)
})
afterAll(() => test.close())

const agent = staffHeaders('agent')
const fileOf = async (orderUUID: string): Promise<OrderFile> =>
  (await test.app.inject({ url: `/front-gateway/desk/orders/${orderUUID}`, headers: agent })).json()
const open = (orderUUID: string, mailId: string, headers: Record<string, string> = agent) =>
  test.app.inject({ url: `/front-gateway/desk/orders/${orderUUID}/mails/${mailId}`, headers })

/** Every mail of an order as the desk opens it. */
async function copiesOf(orderUUID: string): Promise<string[]> {
  await test.app.deps.jobs.runAll()
  const { mails } = await fileOf(orderUUID)
  const answers = await Promise.all(mails.map(({ id }) => open(orderUUID, id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(mails.map(() => 200))
  return answers.map(({ body }) => body)
}

describe('a mail about an order', () => {
  it('[SH-017] opens as it was sent, to whom, in the language of its buyer', async () => {
    const request = { ...orderRequest(), locale: 'nl_NL' as const }
    const { orderUUID, bookingNumber } = await book(createShopper(test.app), request, 'copies-sent')
    const [copy = ''] = await copiesOf(orderUUID)
    expect(copy).toContain(bookingNumber)
    expect(copy).toContain('lang="nl')
    const { mails } = await fileOf(orderUUID)
    expect(mails).toMatchObject([{ kind: 'confirmation', hasCopy: true, recipient: 'anne@example.com' }])
    const answer = await open(orderUUID, mails[0]?.id ?? '')
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  })

  it('[SH-017] opens nothing: no link, no key, no code of an order or gift', async () => {
    const { orderUUID, bookingNumber } = await book(createShopper(test.app), orderRequest(), 'copies-keys')
    const { code } = await askedCode(test.app, bookingNumber)
    const giver = createGiver(test)
    const gift = await giver.book(giftRequest([card(5_000)], { amount: 5_000 }))
    const copies = [...(await copiesOf(orderUUID)), ...(await copiesOf(gift.order.orderUUID))]
    expect(copies.length).toBeGreaterThanOrEqual(3)
    for (const copy of copies) {
      expect(copy).not.toMatch(/href=|[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}/)
      expect(copy).not.toContain(code)
    }
  })

  it('[SH-017] is not there for visitors, for another order, or on no host of customer care', async () => {
    const { orderUUID } = await book(createShopper(test.app), orderRequest(), 'copies-refused')
    const other = await book(createShopper(test.app), orderRequest(), 'copies-other')
    await test.app.deps.jobs.runAll()
    const id = (await fileOf(orderUUID)).mails[0]?.id ?? ''
    expect((await open(other.orderUUID, id)).statusCode).toBe(404)
    expect((await open(orderUUID, id, { host: 'fr.localhost:3000' })).statusCode).toBe(404)
    expect((await open(orderUUID, id, staffHeaders('editor'))).statusCode).toBe(403)
    expect((await open(orderUUID, '../1')).statusCode).toBe(404)
  })
})
