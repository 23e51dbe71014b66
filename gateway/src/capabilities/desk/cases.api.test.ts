import type { CaseFile } from '@escapade/shared-contracts/api/desk/cases-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { mostAttachmentBytes } from '@escapade/shared-contracts/rules/text/attachments'
import fc from 'fast-check'
import { testDay, testMoment } from '../../../../tools/test/test-day.mjs'
import { createTestApp, movableClock, type TestApp, testConfig } from '../../testing/test-app'
import { createWriter, fileOf, message, type Writer } from '../care/care-fixture'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { addOneRoom, book, createShopper, orderRequest } from '../orders/orders-fixture'

const clock = movableClock(testMoment)
const nextHour = new Date(Date.parse(testMoment) + 3_600_000).toISOString()
let test: TestApp
let writer: Writer
beforeAll(async () => {
  const config = testConfig({ RATE_LIMIT: '1000' })
  test = await createTestApp({ hotels: 0, clock, config, hooks: { signInProvider: staffProvider } })
  await addOneRoom(test.db, 20)
  writer = createWriter(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  clock.set(testMoment)
  await writer.forgetAll()
})

const agent = staffHeaders('agent')
const read = (caseNumber: string, headers: Record<string, string> = agent) =>
  test.app.inject({ url: `/front-gateway/desk/cases/${caseNumber}`, headers })
const act = (path: string, payload: object = {}) =>
  test.app.inject({ method: 'POST', url: `/front-gateway/desk/cases/${path}`, headers: agent, payload })
const download = (caseNumber: string, position: number | string, headers: Record<string, string> = agent) =>
  test.app.inject({ url: `/front-gateway/desk/cases/${caseNumber}/attachments/${position}`, headers })

type Files = Parameters<Writer['sendFiles']>[1]

async function sent(files: Files = [], fields: Partial<typeof message> = {}): Promise<CaseFile> {
  const answer = await writer.sendFiles({ ...message, ...fields }, files, agent)
  const caseNumber = String(answer.headers.location).split('case=')[1] ?? ''
  return (await read(caseNumber)).json()
}

describe('files of a message', () => {
  it('[CO-032] are kept as they came, and the desk saves them without running what is in them', async () => {
    const files = [
      { name: 'C:\\Photos\\reçu d’hôtel.jpg', bytes: fileOf.jpeg(300) },
      { name: 'facture.pdf', bytes: fileOf.pdf(200) },
    ]
    const { caseNumber, text, attachments } = await sent(files)
    expect(text).toBe(message.description)
    expect(attachments).toEqual([
      { position: 1, name: 'reçu d’hôtel.jpg', kind: 'image/jpeg', size: 300 },
      { position: 2, name: 'facture.pdf', kind: 'application/pdf', size: 200 },
    ])
    const { headers, rawPayload } = await download(caseNumber, 1)
    expect(rawPayload.equals(Buffer.from(fileOf.jpeg(300)))).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    for (const position of [3, 0, 'x'])
      expect((await download(caseNumber, position)).statusCode).toBeGreaterThan(399)
  })

  it.each<[string, Files]>([
    ['a page that is called a picture', [{ name: 'photo.jpg', bytes: fileOf.html() }]],
    ['an empty file', [{ name: 'photo.jpg', bytes: new Uint8Array(0) }]],
    ['four files', Array.from({ length: 4 }, () => ({ name: 'a.png', bytes: fileOf.png() }))],
    ['a file that is too large', [{ name: 'a.pdf', bytes: fileOf.pdf(mostAttachmentBytes + 1) }]],
    [
      'files that are too large together',
      Array.from({ length: 2 }, () => ({ name: 'a.pdf', bytes: fileOf.pdf(mostAttachmentBytes - 10) })),
    ],
  ])('[CO-034] %s: keeps nothing, and leads back to the page', async (_, files) => {
    const { statusCode, headers } = await writer.sendFiles(message, files, agent)
    expect([statusCode, headers.location]).toEqual([302, expect.stringContaining('ref=contact_error')])
    expect(await writer.cases()).toEqual([])
  })

  it('[CO-032] a form whose field for files is left empty has none', async () => {
    const boundary = 'x'
    const part = (head: string, text: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`
    const fields = Object.entries(message).map(([name, text]) => part(`name="${name}"`, text))
    const payload = `${fields.join('')}${part('name="attachments"; filename=""', '')}--${boundary}--\r\n`
    const answer = await test.app.inject({
      method: 'POST',
      url: '/crm/web-to-case',
      headers: { ...agent, 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload,
    })
    expect(answer.headers.location).toContain('contact_thank_you')
  })

  it('[CO-034] no form of any bytes is answered with a failure of ours', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.string({ maxLength: 20 }),
        async (bytes, name) => {
          const { statusCode } = await writer.sendFiles(
            message,
            [{ name, bytes: new Uint8Array(bytes) }],
            agent,
          )
          expect(statusCode).toBe(302)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('are not there for visitors, nor for a role that answers no messages', async () => {
    const { caseNumber } = await sent([{ name: 'a.pdf', bytes: fileOf.pdf() }])
    expect((await download(caseNumber, 1, { host: 'es.localhost:3000' })).statusCode).toBe(404)
    expect((await download(caseNumber, 1, staffHeaders('editor'))).statusCode).toBe(403)
    expect((await read(caseNumber, staffHeaders('editor'))).statusCode).toBe(403)
  })
})

describe('a message at the desk', () => {
  it('[SH-017] leads to the order that its number names', async () => {
    const { orderUUID, bookingNumber } = await book(createShopper(test.app), orderRequest(), 'cases-order')
    expect(await sent([], { Booking_ID__c: bookingNumber })).toMatchObject({ bookingNumber, orderUUID })
    expect(await sent()).toMatchObject({ bookingNumber: '12345678', orderUUID: null })
  })

  it('[SH-017] is answered by mail once, in the language of its sender, and has its line in the audit', async () => {
    const { caseNumber, updatedAt } = await sent()
    clock.set(nextHour)
    for (const times of [1, 2]) {
      const answer = await act(`${caseNumber}/answer`, { text: 'Dès quinze heures.', updatedAt })
      expect([times, answer.json()]).toMatchObject([
        times,
        { status: 'answered', answer: 'Dès quinze heures.' },
      ])
    }
    await test.app.deps.jobs.runAll()
    const mails = await test.db.selectFrom('mail').select(['subject', 'text', 'locale']).execute()
    expect(mails.filter(({ text }) => text.includes('Dès quinze heures.'))).toMatchObject([
      { locale: 'fr_BE' },
    ])
    const lines = await test.db
      .selectFrom('agentAction')
      .selectAll()
      .where('subject', '=', caseNumber)
      .execute()
    expect(lines.map(({ kind, email }) => [kind, email])).toContainEqual(['act', 'agent@escapade.example'])
  })

  it('[SH-017] is not answered twice by two who read the same', async () => {
    const { caseNumber, updatedAt } = await sent()
    clock.set(nextHour)
    expect((await act(`${caseNumber}/answer`, { text: 'One', updatedAt })).statusCode).toBe(200)
    const second = await act(`${caseNumber}/answer`, { text: 'Two', updatedAt })
    expect(second.json()).toMatchObject({ status: 409, code: 'case-changed' })
    const { updatedAt: now, answer } = (await read(caseNumber)).json() as CaseFile
    expect(answer).toBe('One')
    expect((await act(`${caseNumber}/answer`, { text: 'Two', updatedAt: now })).statusCode).toBe(200)
  })

  it('[SH-017] waits in a list, the oldest first, until it is answered or closed', async () => {
    const first = await sent()
    clock.set(nextHour)
    const second = await sent()
    const third = await sent()
    const open = async () =>
      (await test.app.inject({ url: '/front-gateway/desk/cases', headers: agent })).json()
    expect(await open()).toMatchObject({ count: 3, cases: [{ caseNumber: first.caseNumber }, {}, {}] })
    await act(`${first.caseNumber}/closing`)
    await act(`${second.caseNumber}/answer`, { text: 'Yes', updatedAt: second.updatedAt })
    expect(await open()).toMatchObject({ count: 1, cases: [{ caseNumber: third.caseNumber }] })
  })

  it('[SH-017] is closed, and is not there by an unknown number', async () => {
    const { caseNumber } = await sent()
    expect((await act(`${caseNumber}/closing`)).json()).toMatchObject({ status: 'closed' })
    expect((await read('ZZZZZZZZ')).json()).toMatchObject({ code: 'case-not-found' })
    expect((await act('ZZZZZZZZ/closing')).json()).toMatchObject({ code: 'case-not-found' })
  })
})

// Last: the jobs of that day take away what the shop sells on others.
it('[CO-032] files go with their message when it is too old', async () => {
  await sent([{ name: 'a.pdf', bytes: fileOf.pdf() }])
  clock.set(`${addDays(testDay, 1_000)}T09:00:00Z`)
  await test.app.deps.jobs.runAll()
  expect(await test.db.selectFrom('caseAttachment').selectAll().execute()).toEqual([])
})
