import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { pdfText } from '../../testing/pdf-text'
import { createTestApp, type TestApp, testConfig } from '../../testing/test-app'
import { sellerFile } from '../../testing/test-seller'
import {
  addOneRoom,
  book,
  createGuest,
  createShopper,
  type Guest,
  orderRequest,
  wishFor,
} from '../orders/orders-fixture'
import { createCreditNotesRepository } from './credit-notes-repository'
import { creditNoteFacts, invoiceFacts } from './invoice-facts'
import { invoicePdf } from './invoice-pdf'
import { createInvoicesRepository } from './invoices-repository'

let test: TestApp
let guest: Guest
beforeAll(async () => {
  const config = testConfig(sellerFile())
  test = await createTestApp({ hotels: 0, config })
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
const linkOf = async (orderUUID: string) => {
  await test.app.deps.jobs.runAll()
  const mail = await test.db
    .selectFrom('mail')
    .select('text')
    .where('messageId', 'like', `confirmation.${orderUUID}%`)
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
    const text = pdfText(answer.rawPayload).replace(/\s/g, ' ')
    const { invoiceNumber: number, content } = await contentOf(orderUUID)
    for (const words of [number, 'Anne Łukasz Παπαδόπουλος', '1 rue Haute', 'FR12345678901'])
      expect(text).toContain(words)
    expect(text).toContain(formatCents({ cents: content.totalCents, locale: 'fr_FR' }).replace(/\s/g, ' '))
    expect((await guest.invoice(orderUUID)).headers['content-disposition']).toBe(
      answer.headers['content-disposition'],
    )
  })

  it.each([
    ['fr_FR', 'Démonstration\u00a0: rien n’a été réellement vendu, ce document est sans valeur.'],
    ['nl_BE', 'Demonstratie: er is niets echt verkocht en dit document heeft geen waarde.'],
  ] as const)(
    'of a sandbox says on each page in %s that nothing was sold, of a shop not',
    async (locale, said) => {
      const { orderUUID } = await bookIn(locale)
      await guest.invoice(orderUUID)
      const invoice = await contentOf(orderUUID)
      const facts = invoiceFacts(invoice)
      const rows = Array.from({ length: 60 }, () => facts.rows).flat()
      const written = async (sandbox: boolean) =>
        pdfText(await invoicePdf({ ...facts, rows }, { issuedAt: invoice.issuedAt, sandbox })).split('\n')
      const [demo, shop] = [await written(true), await written(false)]
      const pages = demo.filter((line) => line === said)
      expect(pages.length).toBeGreaterThan(1)
      expect(shop).toEqual(demo.filter((line) => line !== said))
    },
  )

  it('counts without gaps', async () => {
    const numbers = []
    for (let count = 0; count < 3; count += 1) {
      const { orderUUID } = await bookIn('it_IT')
      await guest.invoice(orderUUID)
      numbers.push((await contentOf(orderUUID)).invoiceNumber)
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
    expect(facts.rows.map(({ label }) => label)).toEqual([
      'Stay stay',
      'Totaal incl. btw',
      'Betaald met kaart',
    ])
    expect(facts.notes[0]).toMatch(/^Voorwaarden: Gratis annuleren\. /)
    expect(facts.notes[1]).toContain('Bijzondere regeling reisbureaus')
  })

  it('is made out to a company with its VAT number, and takes no number of another form', async () => {
    const company = { companyName: 'Vidal & Fils', vatNumber: 'BE0123456789' }
    const shopper = createShopper(test.app)
    const wrong = orderRequest({ checkin: '2027-05-24', buyer: { ...company, vatNumber: 'BE123' } })
    const refused = await shopper.order(wrong, 'company-0001')
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'body.buyer.vatNumber' })],
    ])
    const request = orderRequest({ locale: 'nl_BE', checkin: '2027-05-24', buyer: company })
    const { orderUUID } = await book(shopper, request, 'company-0002')
    await guest.invoice(orderUUID)
    const { buyer } = invoiceFacts(await contentOf(orderUUID))
    expect(buyer.slice(0, 3)).toEqual(['Vidal & Fils', 'Btw-nummer BE0123456789', 'Anne Martin'])
  })

  it('is replaced by a new one when the order was cancelled', async () => {
    const { orderUUID } = await bookIn('fr_FR')
    await guest.invoice(orderUUID)
    const { invoiceNumber: first } = await contentOf(orderUUID)
    await guest.cancel(orderUUID, 20_000)
    await guest.invoice(orderUUID)
    const { invoiceNumber, content } = await contentOf(orderUUID)
    expect(invoiceNumber).not.toBe(first)
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

describe('a credit note', () => {
  const returnsOf = async (orderUUID: string) => (await guest.conditions(orderUUID)).returns
  const noteOf = (returnUUID: string) => createCreditNotesRepository(test.db).ofReturn(returnUUID)
  const wish = (checkin: string, nights: number) => ({
    ...wishFor({ checkin, nights }),
    expectedAmount: 10_000 * nights,
  })

  it('[SC-017] credits what went back against the invoice of the order as it was, in a series without gaps', async () => {
    const { orderUUID, bookingNumber, request } = await bookIn('fr_FR')
    const { checkinDate } = request.items.shortStayItem?.reservationCriteria.travelPeriod ?? {
      checkinDate: '',
    }
    await guest.modify(orderUUID, wish(checkinDate, 1), 'credited-change')
    await guest.cancel(orderUUID, 10_000)
    const [change, cancellation] = await returnsOf(orderUUID)
    const answer = await guest.creditNote(orderUUID, change.returnUUID)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="FR-CN-2027-000001.pdf"')
    expect(pdfText(answer.rawPayload)).toMatch(/^Démonstration[\s\S]*FR-CN-2027-000001/)
    await guest.creditNote(orderUUID, change.returnUUID)
    await guest.creditNote(orderUUID, cancellation.returnUUID)
    const notes = await Promise.all([noteOf(change.returnUUID), noteOf(cancellation.returnUUID)])
    expect(notes.map((note) => note?.creditNoteNumber)).toEqual(['FR-CN-2027-000001', 'FR-CN-2027-000002'])
    const [first, second] = notes.map((note) => note?.content.corrects ?? '')
    const invoices = createInvoicesRepository(test.db)
    expect(await invoices.find(orderUUID, 0)).toMatchObject({
      invoiceNumber: first,
      content: { totalCents: 20_000 },
    })
    expect(await invoices.find(orderUUID, 1)).toMatchObject({
      invoiceNumber: second,
      content: { totalCents: 10_000 },
    })
    if (!notes[0]) throw new Error('No credit note was issued')
    const facts = creditNoteFacts(notes[0])
    expect(facts.title).toBe('Avoir')
    expect(facts.heading).toContainEqual(['Rectifie la facture', first])
    expect(facts.heading).toContainEqual(['Numéro de réservation', bookingNumber])
    expect(facts.seller).toEqual(
      expect.arrayContaining(['Escapade', '1 rue Haute', 'N° de TVA FR12345678901']),
    )
    expect(facts.rows.map(({ label, amount }) => [label, amount.replace(/\s/g, ' ')])).toEqual([
      ['Modification de la réservation', '-100 €'],
      ['Total de l’avoir TTC', '-100 €'],
      ['Rendu sur la carte', '100 €'],
    ])
  })

  it('has a page that asks for the e-mail, and is not for strangers or other orders', async () => {
    const one = await bookIn('nl_BE')
    await guest.cancel(one.orderUUID, 20_000)
    const [{ returnUUID }] = await returnsOf(one.orderUUID)
    const path = `/front-gateway/orders/${one.orderUUID}/returns/${returnUUID}/credit-note`
    const page = await test.app.inject(path)
    expect(page.body).toContain('Creditnota downloaden')
    expect((await submit(path, 'email=eve%40example.com')).statusCode).toBe(403)
    expect((await submit(path, 'email=anne%40example.com')).headers['content-type']).toBe('application/pdf')
    const other = await bookIn('nl_BE')
    expect((await guest.creditNote(other.orderUUID, returnUUID)).json()).toMatchObject({
      code: 'order-not-found',
    })
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
