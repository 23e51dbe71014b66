import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { mailboxKey } from '../../orders/orders-fixture'
import { type ActivityBuyer, codeIn, createActivityBuyer } from './activity-orders-fixture'

const clock = movableClock()
let test: TestApp
let buyer: ActivityBuyer
let giver: ActivityBuyer['giver']
beforeAll(async () => {
  test = await createTestApp({ clock })
  buyer = await createActivityBuyer(test)
  giver = buyer.giver
})
beforeEach(() => clock.set(`${testDay}T09:00:00Z`))
afterAll(() => test.close())

const words = { fromName: 'Julie & Tom', message: 'Pour toi 🎉' }
const sentOn = addDays(testDay, 1)
const to = (email: string) => ({ name: 'Léa', email, day: sentOn, hour: 9 })
const daysAfter = async (day: string) =>
  (await buyer.daysOf()).map(([each]) => each).filter((each) => each > day)

async function give(email: string, date: string | null = null) {
  const item = { date, gift: { customisation: words, picture: 1, delivery: to(email) } }
  const { order } = await buyer.buy({ item, email: `giver-of-${email}` })
  return order.orderUUID
}

async function deliver() {
  clock.set(`${sentOn}T10:00:00Z`)
  await test.app.deps.jobs.runAll()
}

const move = async (orderUUID: string, date: string | null) => {
  const access = { key: await mailboxKey(test.app, orderUUID) }
  return giver.post(`/front-gateway/orders/${orderUUID}/visit-day`, { access, date })
}

describe('an activity that is given', () => {
  it('[AC-014] [CH-038] says giver, words, picture, recipient and the house on the page of its order', async () => {
    const [date = ''] = await daysAfter(sentOn)
    const orderUUID = await give('shown@example.com', date)
    const view = (await giver.view(orderUUID)).json()
    expect(view.gifts).toEqual([
      expect.objectContaining({
        ...words,
        kind: 'activity',
        image: buyer.activity.imagesBySize[1],
        delivery: { name: 'Léa', maskedEmail: 's…@example.com', day: sentOn, hour: 9 },
      }),
    ])
    const { label, address } = buyer.activity.mainActivityCenter
    expect(view.visit).toMatchObject({ day: date, house: { label, address } })
    expect(view.visit.house.schedules.length).toBeGreaterThan(0)

    const file = await test.app.inject(`/front-gateway/orders/${orderUUID}/calendar.ics`)
    expect(file.body).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)
  })

  it('[AC-014] goes to its recipient on the chosen day and not before, with all of it', async () => {
    const email = 'lea@example.com'
    const [date = ''] = await daysAfter(sentOn)
    await give(email, date)
    expect(await giver.mailsTo(email)).toEqual([])
    await deliver()
    const [mail] = await giver.mailsTo(email)
    expect(mail?.subject).toBe('Julie & Tom vous offre un cadeau')
    for (const said of ['Bonjour Léa', 'Pour toi 🎉', 'vos places sont réservées', 'Jour de votre visite'])
      expect(mail?.text).toContain(said)
    const page = await test.app.inject(mail?.text.match(/\/front-gateway\/gifts\S+/)?.[0] ?? '')
    expect(page.body).toContain('Julie &amp; Tom vous offre')
    expect((await giver.check(codeIn(mail?.text))).json()).toMatchObject({
      ...words,
      kind: 'activity',
      validUntil: '2028-03-02',
    })
  })

  it('[AC-014] tells its recipient of another day, once the voucher was delivered', async () => {
    const email = 'moved@example.com'
    const [first = '', second = '', third = ''] = await daysAfter(sentOn)
    const orderUUID = await give(email, first)
    await move(orderUUID, second)
    await test.app.deps.jobs.runAll()
    expect(await giver.mailsTo(email)).toEqual([])
    await deliver()
    await move(orderUUID, third)
    await test.app.deps.jobs.runAll()
    const subjects = (await giver.mailsTo(email)).map(({ subject }) => subject)
    expect(subjects.sort()).toEqual(['Julie & Tom vous offre un cadeau', 'Le jour de votre visite a changé'])
  })

  it('[AC-014] is never delivered after its visit, whatever moves', async () => {
    const [day = '', later = ''] = await daysAfter(testDay)
    const email = 'late@example.com'
    const gift = { delivery: { ...to(email), day } }
    const answer = await giver.place(buyer.request({ item: { date: day, gift } }))
    expect(answer.json().error).toMatchObject({ reason: 'GIFT_DELIVERY_NOT_POSSIBLE' })

    const { order } = await buyer.buy({ item: { date: later, gift }, email })
    expect((await move(order.orderUUID, day)).json()).toMatchObject({ code: 'day-not-available' })
  })

  it('[AC-015] is not what one buys for oneself', async () => {
    const item = { customType: 'OWN_USE' as const, gift: { customisation: words } }
    expect((await giver.place(buyer.request({ item }))).statusCode).toBe(400)
  })
})
