import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import type { GiftItem } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { pdfText } from '../../testing/pdf-text'
import { createTestApp, movableClock, type TestApp, testDay } from '../../testing/test-app'
import { addHotel, addStay } from '../availability/stay-fixture'
import { card, createGiver, type Giver, giftRequest, parcel } from './gifts-fixture'

let test: TestApp
let giver: Giver
const clock = movableClock()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addHotel(test.db, { id: 'h' })
  await addStay(test.db, { hotelId: 'h', id: 'stay', days: [testDay, addDays(testDay, 120)] })
  await seedGifts(test.db, testDay)
  giver = createGiver(test)
})
afterAll(() => test.close())

const voucher = (change: Partial<GiftItem> = {}) =>
  ({ type: 'singleVoucher', productId: 'stay', nights: 2, ...change }) as GiftItem
const box = (change: Partial<GiftItem> = {}) => ({ type: 'box', boxId: 'green-night', ...change }) as GiftItem

describe('an order of gifts', () => {
  it('[GI-001] sells a voucher without dates, a box and a card at the price of the server', async () => {
    const { codes, order } = await giver.buy([voucher(), box(), card(7_500)], { amount: 36_400 })
    expect(codes).toHaveLength(3)
    const worth = await Promise.all(codes.map(async (code) => (await giver.check(code)).json()))
    expect(worth).toEqual([
      expect.objectContaining({
        kind: 'singleVoucher',
        balance: 20_000,
        productId: 'stay',
        nights: 2,
        adults: 2,
      }),
      expect.objectContaining({
        kind: 'box',
        balance: 8_900,
        searchUri: '/search?flow=booking#theme=27&tags=breakfast&priceMax=89',
      }),
      expect.objectContaining({ kind: 'giftCard', balance: 7_500, fromName: 'Zoë', message: null }),
    ])
    const view = (await giver.view(order.orderUUID)).json()
    expect(view).toMatchObject({ kind: 'gift', status: 'confirmed', stay: null, totalAmount: 36_400 })
    expect(view.lines).toHaveLength(3)
  })

  it('[GI-001] names the rights of package travel in the mail of a box, and keeps which wording was shown', async () => {
    const formOf = async ({ order, mails }: Awaited<ReturnType<Giver['buy']>>) => {
      const kept = await test.db
        .selectFrom('customerOrder')
        .select('travelForm')
        .where('orderUUID', '=', order.orderUUID)
        .executeTakeFirstOrThrow()
      const isNamed = mails.some(({ text }) => text.includes('/static/package-travel'))
      return [kept.travelForm, isNamed]
    }
    const version = expect.stringMatching(/^[0-9a-f]{12}$/)
    expect(await formOf(await giver.buy([box()], { amount: 8_900 }))).toEqual([version, true])
    expect(await formOf(await giver.buy([card(7_500)], { amount: 7_500 }))).toEqual([null, false])
  })

  it('[GI-017] is valid for a year, and no longer', async () => {
    const { codes } = await giver.buy([card(5_000)], { amount: 5_000 })
    const [code = ''] = codes
    expect((await giver.check(code)).json()).toMatchObject({ validUntil: '2028-03-01', status: 'usable' })
    clock.set('2028-03-02T09:00:00Z')
    expect((await giver.check(code)).json()).toMatchObject({ status: 'expired' })
    clock.set(`${testDay}T09:00:00Z`)
  })

  it('[GI-029] [GI-031] [GI-032] prints a voucher with a sleeve, posted abroad: all of it is in the price', async () => {
    const gift = voucher({
      format: 'physical',
      subElements: ['sleeve-sea', 'chocolates'],
      customisation: { fromName: null, message: 'Bon voyage !' },
    } as Partial<GiftItem>)
    const shipping = { ...parcel, country: 'BE' }
    const { order, mails, codes } = await giver.buy([gift], { amount: 22_680, shipping })
    expect((await giver.view(order.orderUUID)).json().lines).toEqual([
      { kind: 'gift', label: 'Stay stay · Hotel h', amountCents: 21_990 },
      { kind: 'shipping', label: 'Envoi postal', amountCents: 690 },
    ])
    expect(await giver.balanceOf(codes[0] ?? '')).toBe(20_000)
    expect(mails[0]?.text).toContain('2 à 4 jours ouvrés')
    const parcels = await test.db.selectFrom('giftShipment').selectAll().execute()
    expect(parcels).toEqual([
      expect.objectContaining({ orderUUID: order.orderUUID, status: 'waiting', recipient: shipping }),
    ])
  })

  it.each<[string, GiftItem[], Parameters<typeof giftRequest>[1], string]>([
    ['a stay there is not', [voucher({ productId: 'no' } as never)], { amount: 1 }, 'GIFT_NOT_AVAILABLE'],
    ['nights it has not', [voucher({ nights: 8 } as never)], { amount: 1 }, 'GIFT_NOT_AVAILABLE'],
    ['a box there is not', [box({ boxId: 'no' } as never)], { amount: 1 }, 'GIFT_NOT_AVAILABLE'],
    ['an amount between the steps', [card(5_001)], { amount: 5_001 }, 'GIFT_CARD_NOT_OFFERED'],
    [
      'a design there is not',
      [card(5_000, { designId: 'x' } as never)],
      { amount: 5_000 },
      'GIFT_CARD_NOT_OFFERED',
    ],
    [
      'a card without a giver',
      [card(5_000, { customisation: {} })],
      { amount: 5_000 },
      'GIFT_FROM_NAME_MISSING',
    ],
    ['print without an address', [box({ format: 'physical' })], { amount: 8_900 }, 'GIFT_SHIPPING_MISSING'],
    [
      'print to where no post goes',
      [box({ format: 'physical' })],
      { amount: 8_900, shipping: { ...parcel, country: 'JP' } },
      'GIFT_SHIPPING_NOT_SERVED',
    ],
    [
      '[GI-013] print in Spain',
      [box({ format: 'physical' })],
      { amount: 8_900, locale: 'es_ES', shipping: parcel },
      'GIFT_FORMAT_NOT_OFFERED',
    ],
    [
      '[GI-027] two sleeves',
      [box({ format: 'physical', subElements: ['standard', 'sleeve-sea'] })],
      { amount: 9_400, shipping: parcel },
      'SUB_ELEMENTS_OF_ONE_GROUP',
    ],
    [
      '[GI-029] a sleeve by e-mail',
      [box({ subElements: ['sleeve-sea'] })],
      { amount: 9_400 },
      'SUB_ELEMENT_NOT_AVAILABLE',
    ],
    [
      'a reduced gift card',
      [card(10_000)],
      { amount: 9_000, items: { promotionCodeItem: 'BIENVENUE10' } },
      'PROMOTION_CODE_NOT_FOR_GIFTS',
    ],
  ])('[GW-028] does not sell %s', async (_what, gifts, order, reason) => {
    const answer = await giver.place(giftRequest(gifts, order))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ error: { code: 'not-bookable', reason } })
  })

  it('[CH-043] takes a promotion off boxes, each of which is worth its price and was paid with its part', async () => {
    const items = { promotionCodeItem: 'BIENVENUE10' }
    const { order, codes, paid } = await giver.buy([box(), box(), card(5_000)], { amount: 21_800, items })
    expect(paid.statusCode).toBe(200)
    expect((await giver.view(order.orderUUID)).json().lines).toContainEqual({
      kind: 'promotion',
      label: 'Remise de bienvenue',
      amountCents: -1_000,
    })
    expect(await Promise.all(codes.map(giver.balanceOf))).toEqual([8_900, 8_900, 5_000])
    const gifts = await test.db
      .selectFrom('gift')
      .select('paidCents')
      .where('orderUUID', '=', order.orderUUID)
      .orderBy('line')
      .execute()
    expect(gifts.map(({ paidCents }) => paidCents)).toEqual([8_400, 8_400, 5_000])
  })

  it('[GW-028] tells another price instead of charging it', async () => {
    const answer = await giver.place(giftRequest([box()], { amount: 9_900 }))
    expect(answer.json()).toMatchObject({ error: { code: 'amount-changed', newAmount: 8_900 } })
  })

  it.each([
    ['[GI-021] a name of 41 characters', { fromName: 'a'.repeat(41) }],
    ['[GI-020] a name with digits', { fromName: 'Bob99' }],
    ['[GI-022] a message of 181 characters', { message: 'm'.repeat(181) }],
  ])('[SC-021] refuses %s', async (_what, customisation) => {
    const answer = await giver.place(giftRequest([box({ customisation })], { amount: 8_900 }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('invalid-request')
  })

  it('[GI-021] [GI-022] [SC-021] takes a name of 40 characters and a message of 180, whatever they weigh', async () => {
    const customisation = { fromName: 'é'.repeat(40), message: '🎁'.repeat(180) }
    const { mails } = await giver.buy([box({ customisation })], { amount: 8_900 })
    expect(mails[0]?.text).toContain(customisation.message)
  })
})

describe('the mail of gifts', () => {
  it.each(locales)('[GI-016] comes at once in %s, with code, worth and a page to print', async (locale) => {
    const { mails, codes } = await giver.buy(
      [card(5_000, { customisation: { fromName: 'Zoë', message: '<b>Vivat</b>' } })],
      { amount: 5_000, locale },
    )
    const [mail] = mails
    for (const body of [mail?.text ?? '', mail?.html ?? '']) {
      expect(body).toContain(codes[0])
      expect(body.replace(/\s/g, ' ')).toMatch(/50 €|€ 50/)
      expect(body).not.toMatch(/\{\{|undefined|null|issued\./)
    }
    expect(mail?.html).toContain('&lt;b&gt;Vivat')
    const address = mail?.text.match(/http\S+\/voucher\?key=\S+/)?.[0] ?? ''
    const { pathname, search } = new URL(address)
    const page = await test.app.inject(pathname + search)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(codes[0])
    expect(page.body).toContain('&lt;b&gt;Vivat')
    expect(page.body).not.toMatch(/\{\{|voucher\.(?!css|pdf)|<script/)
    expect(page.body).toContain('<svg')
    const css = await test.app.inject('/front-gateway/gifts/voucher.css')
    const [, font = ''] = /url\("([^"]+)"\)/.exec(css.body) ?? []
    const face = await test.app.inject(`/front-gateway/gifts/${font}`)
    expect([face.statusCode, face.headers['content-type']]).toEqual([200, 'font/woff2'])
  })

  it('[GI-037] has a PDF of one page beside the page, whatever is written on the gift', async () => {
    const words = { fromName: 'Łukasz Παπαδόπουλος', message: 'Vive la mer 🎁\n'.repeat(12) }
    const { mails } = await giver.buy([card(5_000, { customisation: words })], { amount: 5_000 })
    const { pathname, search } = new URL(mails[0]?.text.match(/http\S+\/voucher\?key=\S+/)?.[0] ?? '')
    const pdf = await test.app.inject(`${pathname}.pdf${search}`)
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = pdf.rawPayload.toString('latin1')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(text).toMatch(/Fraunces[\s\S]*Figtree|Figtree[\s\S]*Fraunces/)
    expect((await test.app.inject(`${pathname}.pdf?key=wrong`)).statusCode).toBe(404)
    const written = pdfText(pdf.rawPayload)
    expect(written).toContain('rien n’a été réellement vendu')
    expect(written).toMatch(/50.€/)
  })

  it('opens the page of a gift with its own key only', async () => {
    const { mails } = await giver.buy([card(5_000)], { amount: 5_000 })
    const { pathname, search } = new URL(mails[0]?.text.match(/http\S+\/voucher\?key=\S+/)?.[0] ?? '')
    const changed = search.slice(0, -1) + (search.endsWith('A') ? 'B' : 'A')
    // Letters of two bytes: as many characters as the key, and twice the bytes.
    const wide = `?key=${'é'.repeat(43)}`
    for (const url of [`${pathname}${changed}`, `${pathname}?key=x`, `${pathname}${encodeURI(wide)}`]) {
      const answer = await test.app.inject(url)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'gift-not-found'])
    }
    expect((await test.app.inject('/front-gateway/gifts/stranger/voucher?key=x')).statusCode).toBe(400)
  })

  it('keeps no code in the database', async () => {
    const { codes } = await giver.buy([card(5_000)], { amount: 5_000 })
    const [gift] = await test.db
      .selectFrom('gift')
      .selectAll()
      .where('codeEnding', '=', (codes[0] ?? '').slice(-4))
      .execute()
    expect(JSON.stringify(gift)).not.toContain(codes[0])
    const effects = await test.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(effects)).not.toContain(codes[0])
  })
})

describe('a gift that is mailed to its recipient', () => {
  const delivery = { name: 'Léa', email: 'lea@example.com', day: addDays(testDay, 3), hour: 9 }
  const sent = () => giver.mailsTo(delivery.email)
  const at = async (wall: string) => {
    clock.set(wall)
    await test.app.deps.jobs.runAll()
  }
  beforeEach(async () => {
    clock.set(`${testDay}T09:00:00Z`)
    await test.db.deleteFrom('mail').where('recipient', '=', delivery.email).execute()
  })
  afterAll(() => clock.set(`${testDay}T09:00:00Z`))

  it('[GI-016] leaves on its day and hour, once, with code and voucher; the buyer reads when at once', async () => {
    const { mails, codes, order } = await giver.buy([card(5_000, { delivery })], { amount: 5_000 })
    expect((await giver.view(order.orderUUID)).json().gifts).toMatchObject([
      {
        kind: 'giftCard',
        format: 'digital',
        delivery: { name: 'Léa', maskedEmail: 'l…@example.com', hour: 9 },
      },
    ])
    expect(mails[0]?.text).toMatch(/lea@example\.com, le 4 mars 2027 à 9 h \(heure de Paris\)/)
    // Its year begins when its recipient has it.
    expect((await giver.check(codes[0] ?? '')).json().validUntil).toBe('2028-03-04')
    await at(`${delivery.day}T07:59:00Z`)
    expect(await sent()).toHaveLength(0)
    await at(`${delivery.day}T08:00:01Z`)
    await at(`${delivery.day}T09:00:00Z`)
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Zoë vous offre un cadeau')
    for (const words of ['Léa', codes[0], '/voucher?key=', '/voucher.pdf?key='])
      expect(mail?.text).toContain(words)
  })

  it('[GI-016] shows each gift with its picture, and leads to customer care', async () => {
    const { mails } = await giver.buy([card(5_000), voucher(), box()], { amount: 33_900 })
    const [mail] = mails
    const pictures = [...(mail?.html ?? '').matchAll(/<img[^>]* src="http:\/\/[^/]+([^"]+)"/g)]
    expect(pictures).toHaveLength(3)
    for (const [, path = ''] of pictures) expect((await test.app.inject(path)).statusCode).toBe(200)
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toMatch(/http:\/\/fr\.[^/]+\/contact/)
      expect(body).toMatch(/http:\/\/fr\.[^/]+\/static\/withdrawal/)
    }
  })

  it('[GI-016] is not sent once it was given back, and keeps what it is worth from view', async () => {
    const { order, email } = await giver.buy([voucher({ delivery })], { amount: 20_000 })
    const asked = { locale: 'fr_FR', bookingNumber: order.bookingNumber, email }
    const { token } = (await giver.post('/front-gateway/gifts/withdrawal', asked)).json()
    await giver.post('/front-gateway/gifts/withdrawal/confirm', { token })
    await at(`${delivery.day}T09:00:00Z`)
    expect(await sent()).toEqual([])
  })

  it.each([
    ['a day that is over', { ...delivery, day: addDays(testDay, -1) }, {}],
    ['half a year and more', { ...delivery, day: addDays(testDay, 181) }, {}],
    ['the middle of the night', { ...delivery, hour: 3 }, {}],
  ])('[GI-016] is refused for %s', async (_what, other, order) => {
    const answer = await giver.place(
      giftRequest([card(5_000, { delivery: other })], { amount: 5_000, ...order }),
    )
    expect(answer.json().error).toMatchObject({ reason: 'GIFT_DELIVERY_NOT_POSSIBLE' })
  })

  it.each([
    ['clocks go forward', '2027-03-01T09:00:00Z', '2027-03-28', '2027-03-28T07:00:00Z'],
    ['clocks go back', '2027-09-01T09:00:00Z', '2027-10-31', '2027-10-31T08:00:00Z'],
  ])('[GI-016] leaves at nine on the wall on the day on which %s', async (_what, bought, day, due) => {
    clock.set(bought)
    await giver.buy([card(5_000, { delivery: { ...delivery, day } })], { amount: 5_000 })
    await at(new Date(Date.parse(due) - 1_000).toISOString())
    expect(await sent()).toEqual([])
    await at(due)
    expect(await sent()).toHaveLength(1)
  })

  it.each(locales)('[GI-016] knows the midnight of %s: until then a day can be chosen', async (locale) => {
    // Summer time: midnight in Paris is 22:00 in UTC.
    const [today, late] = ['2027-07-01', { ...delivery, day: '2027-07-01', hour: 21 }]
    const order = giftRequest([card(5_000, { delivery: late })], { amount: 5_000, locale })
    clock.set(`${today}T21:59:59Z`)
    expect((await giver.place(order)).json().order).toBeDefined()
    clock.set(`${today}T22:00:00Z`)
    expect((await giver.place(order)).json().error).toMatchObject({ reason: 'GIFT_DELIVERY_NOT_POSSIBLE' })
  })

  it('[GI-017] is remembered a month before it lapses, once, while something is left on it', async () => {
    const { codes } = await giver.buy([card(5_000, { delivery })], { amount: 5_000 })
    // It was mailed on 4 March.
    await at('2028-02-02T09:00:00Z')
    const reminders = async () =>
      (await sent()).filter(({ subject, text }) => /Il reste/.test(subject) && text.includes(codes[0] ?? '–'))
    expect(await reminders()).toEqual([])
    await at('2028-02-04T09:00:00Z')
    await at('2028-02-05T09:00:00Z')
    const [reminder, ...others] = await reminders()
    expect(others).toEqual([])
    expect(reminder?.text).toContain(codes[0])
    expect(reminder?.text.replace(/\s/g, ' ')).toContain('50 €')
  })
})
