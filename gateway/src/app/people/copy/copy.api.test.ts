import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { addOneRoom, book, createShopper, orderRequest } from '../../../capabilities/orders/orders-fixture'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { exportPerson } from '../person'
import { copyPdf } from './copy-pdf'
import { copySections } from './copy-sections'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 5)
})
afterAll(() => test.close())

it('[SH-022] the copy to read names each booking and message, in all six locales', async () => {
  const { bookingNumber } = await book(
    createShopper(test.app),
    { ...orderRequest({ checkin: '2027-03-10' }), specialRequest: 'Un lit pour Zoé' },
    'copy-to-read',
  )
  await test.app.deps.jobs.runAll()
  const now = test.app.deps.clock.instant()
  const person = await exportPerson(test.db, [{ email: 'anne@example.com', until: null }], now)
  for (const locale of locales) {
    const sections = copySections(person, locale)
    const text = JSON.stringify(sections)
    expect(text).toContain(bookingNumber)
    expect(text).toContain('Un lit pour Zoé')
    // Bookings, payments and mails; nothing is headed that has no entry.
    expect(sections).toHaveLength(3)
    const pdf = await copyPdf(person, { locale, now, sandbox: true })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  }
})
