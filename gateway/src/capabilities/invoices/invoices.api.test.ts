import { inflateSync } from 'node:zlib'
import { createTestApp, type TestApp } from '../../testing/test-app'
import {
  addOneRoom,
  book,
  createGuest,
  createShopper,
  type Guest,
  orderRequest,
} from '../orders/orders-fixture'
import { invoiceFacts } from './invoice-facts'
import { createInvoicesRepository } from './invoices-repository'

let test: TestApp
let guest: Guest
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 5)
  guest = createGuest(test.app)
})
afterAll(() => test.close())

let bookings = 0
const bookIn = (locale: 'fr_FR' | 'nl_BE' | 'it_IT', lastName = 'Martin') => {
  bookings += 2
  const checkin = `2027-04-${String(bookings).padStart(2, '0')}`
  return book(
    createShopper(test.app),
    orderRequest({ locale, checkin, buyer: { lastName } }),
    `invoice-${bookings}`,
  )
}
const contentOf = async (orderUUID: string) => {
  const invoice = await createInvoicesRepository(test.db).latest(orderUUID)
  if (!invoice) throw new Error('No invoice was issued')
  return invoice
}
/** Everything a PDF draws, unpacked. */
const drawn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('')
const linkOf = async (orderUUID: string) => {
  await test.app.deps.jobs.runAll()
  const mail = await test.db
    .selectFrom('mail')
    .select('text')
    .where('message_id', 'like', `confirmation.${orderUUID}%`)
    .executeTakeFirstOrThrow()
  return new URL(mail.text.match(/http\S+invoice\?key=\S+/)?.[0] ?? '')
}
const submit = (url: string, payload: string) =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('an invoice', () => {
  it('is a PDF with a number of its market’s series, the same each time', async () => {
    const { orderUUID } = await bookIn('fr_FR', 'Łukasz Παπαδόπουλος')
    const answer = await guest.invoice(orderUUID)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toMatch(/filename="FR-2027-\d{6}\.pdf"/)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(drawn(answer.rawPayload).length).toBeGreaterThan(1_000)
    expect((await guest.invoice(orderUUID)).headers['content-disposition']).toBe(
      answer.headers['content-disposition'],
    )
  })

  it('counts without gaps', async () => {
    const numbers = []
    for (let count = 0; count < 3; count += 1) {
      const { orderUUID } = await bookIn('it_IT')
      await guest.invoice(orderUUID)
      numbers.push((await contentOf(orderUUID)).invoice_number)
    }
    expect(numbers).toEqual(['IT-2027-000001', 'IT-2027-000002', 'IT-2027-000003'])
  })

  it('says in the buyer’s language who paid what for which stay', async () => {
    const { orderUUID, bookingNumber } = await bookIn('nl_BE')
    await guest.invoice(orderUUID)
    const facts = invoiceFacts(await contentOf(orderUUID))
    expect(facts).toMatchObject({ language: 'nl-BE', title: 'Factuur', buyerTitle: 'Gefactureerd aan' })
    expect(facts.buyer).toEqual(['Anne Martin', '1 rue Haute', '75001 Paris', 'Frankrijk'])
    expect(facts.heading).toContainEqual(['Boekingsnummer', bookingNumber])
    expect(facts.rows.map(({ label }) => label)).toEqual(['Stay stay', 'Totaal incl. btw'])
    expect(facts.notes[0]).toContain('Bijzondere regeling reisbureaus')
  })

  it('is replaced by a new one when the order was cancelled', async () => {
    const { orderUUID } = await bookIn('fr_FR')
    await guest.invoice(orderUUID)
    const { invoice_number: first } = await contentOf(orderUUID)
    await guest.cancel(orderUUID, 20_000)
    await guest.invoice(orderUUID)
    const { invoice_number, content } = await contentOf(orderUUID)
    expect(invoice_number).not.toBe(first)
    expect(content).toMatchObject({ replaces: first, isCancelled: true, refundedCents: 20_000 })
  })

  it('is not for strangers, and not for what was never paid', async () => {
    const { orderUUID } = await bookIn('fr_FR')
    expect((await guest.invoice(orderUUID, { email: 'eve@example.com' })).json()).toMatchObject({
      code: 'order-access-denied',
    })
    const held = await createShopper(test.app).hold(orderRequest({ checkin: '2027-05-20' }), 'unpaid-0003')
    expect((await guest.invoice(held.order.orderUUID)).json()).toMatchObject({ code: 'order-not-found' })
  })
})

describe('the link of the mail', () => {
  it('opens the invoice once; a mere look does not use it up, the e-mail opens it again', async () => {
    const { orderUUID } = await bookIn('fr_FR')
    const { pathname, search, searchParams } = await linkOf(orderUUID)
    const field = `key=${searchParams.get('key')}`
    for (let looks = 0; looks < 2; looks += 1) {
      const page = await test.app.inject(pathname + search)
      expect(page.body).toContain('Télécharger la facture')
      expect(page.body).not.toMatch(/<script|style=|name="email"/)
    }
    expect((await submit(pathname, field)).headers['content-type']).toBe('application/pdf')
    const again = await submit(pathname, field)
    expect(again.statusCode).toBe(403)
    expect(again.body).toContain('Ce lien a déjà servi')
    expect((await submit(pathname, 'email=eve%40example.com')).body).toContain('ne correspond pas')
    expect((await submit(pathname, 'email=anne%40example.com')).headers['content-type']).toBe(
      'application/pdf',
    )
  })

  it('opens nothing but the invoice', async () => {
    const { orderUUID } = await bookIn('fr_FR')
    const { searchParams } = await linkOf(orderUUID)
    const answer = await guest.cancel(orderUUID, 20_000, { key: searchParams.get('key') })
    expect(answer.statusCode).toBe(403)
  })
})
