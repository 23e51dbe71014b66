import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { locales, type MarketLocale } from '@escapade/shared-contracts/rules/visitor/locale'
import { qrCode } from '../../capabilities/gifts/printing/qr-code'
import { addOneRoom, createGuest } from '../../capabilities/orders/orders-fixture'
import { createTestApp, type TestApp, testDay } from '../test-app'
import { mailKinds, sendEveryMail } from './every-mail'
import { linksOfHtml, linksOfPdf, linksOfText, shopLinks } from './shop-links'

let test: TestApp
const sent = new Map<MarketLocale, Awaited<ReturnType<typeof sendEveryMail>>>()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, locales.length)
  await seedGifts(test.db, testDay)
  for (const locale of locales) sent.set(locale, await sendEveryMail(test, locale))
})
afterAll(() => test.close())

/** Expects that the builder writes each link to the shop; answers with the pages that they lead to. */
function expectWritten(links: string[], locale: MarketLocale) {
  const found = shopLinks(links, { publicOrigin: test.config.publicOrigin, locale })
  expect(found.filter(({ page }) => page === null)).toEqual([])
  return found.map(({ page }) => page)
}

describe('links of mails are written by the builder of addresses', () => {
  it.each(locales.flatMap((locale) => mailKinds.map((kind) => [kind, locale] as const)))(
    '%s in %s',
    async (kind, locale) => {
      const mails = await test.db
        .selectFrom('mail')
        .selectAll()
        .where('messageId', 'like', `${kind}.%`)
        .where('locale', '=', locale)
        .execute()
      expect(mails).not.toHaveLength(0)
      for (const { html, text } of mails)
        for (const links of [linksOfHtml(html), linksOfText(text)])
          expect(expectWritten(links, locale)).not.toHaveLength(0)
    },
  )
})

describe('links of vouchers and PDFs are written by the builder of addresses', () => {
  const get = async (address: string) => {
    const { pathname, search } = new URL(address)
    return test.app.inject(pathname + search)
  }
  /** Addresses of the voucher's page and its PDF, as the mail has them. */
  async function voucherOf(locale: MarketLocale) {
    const { text } = await test.db
      .selectFrom('mail')
      .select('text')
      .where('messageId', 'like', `gift-issued.${sent.get(locale)?.gift.orderUUID}%`)
      .executeTakeFirstOrThrow()
    const addressOf = (name: string) => linksOfText(text).find((link) => link.includes(`/${name}?`)) ?? ''
    return { page: addressOf('voucher'), pdf: addressOf('voucher.pdf') }
  }

  it.each(locales)('the page of a voucher in %s, and its QR code', async (locale) => {
    const { body } = await get((await voucherOf(locale)).page)
    const links = linksOfHtml(body).filter((link) => !link.includes('.css'))
    expect(expectWritten(links, locale)).toEqual(['receivedGift', 'voucherPdf'])
    expect(body).toContain(qrCode(links[0] ?? '').path)
  })

  it.each(locales)('the PDF of a voucher in %s', async (locale) => {
    const { rawPayload } = await get((await voucherOf(locale)).pdf)
    expectWritten(linksOfPdf(rawPayload), locale)
  })

  it.each(locales)('an invoice and a credit note in %s', async (locale) => {
    const guest = createGuest(test.app, `${locale}@example.com`)
    const orderUUID = sent.get(locale)?.stay.orderUUID ?? ''
    const invoice = await guest.invoice(orderUUID)
    await guest.cancel(orderUUID, 20_000)
    const [{ returnUUID }] = (await guest.conditions(orderUUID)).returns
    const creditNote = await guest.creditNote(orderUUID, returnUUID)
    for (const { rawPayload } of [invoice, creditNote]) expectWritten(linksOfPdf(rawPayload), locale)
  })
})
