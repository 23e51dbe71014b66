import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { addHotel, addStay } from '../../capabilities/availability/stay-fixture'
import { card, createGiver } from '../../capabilities/gifts/gifts-fixture'
import { cards, createShopper, orderRequest } from '../../capabilities/orders/orders-fixture'
import { waitingListScenarios } from '../../capabilities/waiting-list/waiting-list-scenarios'
import type { Asked } from '../contract/ask'
import type { World } from '../contract/scenario'
import { scenarios } from '../contract/scenarios'
import { testDay } from '../test-app'
import type { DescribedCall } from './described-calls'
import type { Meant } from './json-schema-arbitrary'

/** Something to hit for everything that can be asked for: what a seeded shop holds, and what people do in it. */
export async function openTargets(world: World) {
  const bought = await buySomething(world)
  const links = await linksInMails(world)
  const meant: Meant = { ...written, ...(await idsIn(world)), ...bought.meant }
  return {
    meant,
    /** A call that succeeds, at least until it has been made. */
    async of(call: DescribedCall): Promise<Asked> {
      const arranged = await scenarios[`${call.method} ${call.path}`]?.succeeds?.(world)
      const link = arranged ? undefined : links.map((each) => match(call.path, each)).find(Boolean)
      const params = { ...call.example.params, ...bought.params[call.path] }
      return { ...call.example, params, ...link, ...arranged }
    },
  }
}

/** Values that people type and pages send. */
const written: Meant = {
  locale: ['fr_FR', 'nl_BE'],
  pos: ['fr', 'be'],
  term: ['par', 'brux', 'parsi'],
  q: ['par'],
  checkin: ['2027-03-10', '2027-07-09'],
  checkinDate: ['2027-03-10'],
  checkoutDate: ['2027-03-12'],
  month: ['2027-03', '2027-08'],
  nights: [1, 2],
  night: [1, 2],
  adult: [1, 2],
  numberOfAdults: [2],
  numberOfChildren: [0],
  numberOfBabies: [0],
  activityDaySelections: [[]],
  insuranceItem: [false],
  promotionCodeItem: [null],
  gift: [false],
  email: ['anne@example.com'],
  phoneNumber: ['+33612345678'],
  number: ['4242424242424242', '4000002760003184'],
  cvc: ['123'],
  expiryYear: [2030],
  returnPath: ['/confirmation/1'],
}

async function idsIn({ db }: World): Promise<Meant> {
  const few = 8
  const hotels = await db.selectFrom('hotel').select('id').orderBy('id').limit(few).execute()
  const packages = await db.selectFrom('package').select('id').orderBy('id').limit(few).execute()
  const activities = await db.selectFrom('activity').select('id').orderBy('id').limit(few).execute()
  const products = await db.selectFrom('activityProduct').select('id').orderBy('id').limit(few).execute()
  const boxes = await db.selectFrom('giftBox').select('id').orderBy('id').limit(few).execute()
  const places = await db.selectFrom('place').select('id').orderBy('id').limit(few).execute()
  const names = (rows: { id: string }[]) => rows.map(({ id }) => id)
  const sold = [...names(packages), ...names(products)]
  return {
    id: [...names(hotels), ...sold, ...names(boxes)],
    key: [...names(hotels), ...names(packages)],
    hotelId: names(hotels),
    offerId: ['fuzz', 'fuzz', ...names(packages)],
    weekendId: names(packages),
    productId: sold,
    activityId: names(activities),
    boxId: names(boxes),
    city: names(places),
    region: names(places),
  }
}

/** A stay of a known price that never sells out. */
async function roomsForAll({ db }: World) {
  const days: [string, string] = [testDay, addDays(testDay, 120)]
  await addHotel(db, { id: 'fuzz' })
  await addStay(db, { hotelId: 'fuzz', id: 'fuzz', days, available: 1_000 })
  return orderRequest({ packageId: 'fuzz', checkin: '2027-03-10' })
}

/** A stay that waits to be paid, one whose bank asks, a gift, and somebody who wants the newsletter. */
async function buySomething(world: World) {
  const { app, db } = world
  const shopper = createShopper(app)
  const giver = createGiver(world)
  const { order: given, email, codes } = await giver.buy([card(5_000), card(9_000)], { amount: 14_000 })
  const stay = await roomsForAll(world)
  const held = await shopper.hold(stay, 'fuzz-held')
  const asked = await shopper.hold(stay, 'fuzz-asked')
  const authorisation = {
    paymentIntentId: asked.payment.paymentIntentId,
    paymentMethod: await shopper.token(cards.asking),
  }
  const { requiresAction } = (await shopper.pay(stay, authorisation)).json()
  const reader = { email: 'reader@example.com', country: 'FR', language: 'fr', source: 'footer' }
  await shopper.post('/front-gateway/marketing/newsletter', reader)
  await app.deps.jobs.runAll()
  const mails = await db.selectFrom('mail').select('messageId').execute()
  const [mail = ''] = mails.map(({ messageId: id }) => id)
  const copy = await db.selectFrom('mailCopy').select(['orderUUID', 'effectId']).executeTakeFirstOrThrow()
  const challenge = String(requiresAction.challengeUrl).split('/').at(-1) ?? ''
  return {
    meant: {
      orderUUID: [held.order.orderUUID, given.orderUUID],
      paymentIntentId: [held.payment.paymentIntentId],
      paymentMethod: [await shopper.token(cards.good), await shopper.token(cards.refused)],
      code: codes,
      serialNumber: codes,
      bookingNumber: [given.bookingNumber],
      email: [email, 'anne@example.com'],
      expectedAmount: [stay.expectedAmount],
    } satisfies Meant,
    params: {
      '/mailbox/{id}': { id: mail },
      '/mailbox/{id}/body': { id: mail },
      '/front-gateway/desk/orders/{orderUUID}/mails/{mailId}': {
        orderUUID: copy.orderUUID,
        mailId: String(copy.effectId),
      },
      '/sandbox-psp/challenge/{id}': { id: challenge },
      '/front-gateway/waiting-list/{placeId}': { placeId: await waitingPlace(world) },
    } as Record<string, Record<string, string>>,
  }
}

/** A place on the waiting list of nights that an order holds. */
async function waitingPlace(world: World): Promise<string> {
  const { app, db } = world
  const wish = await waitingListScenarios['POST /front-gateway/waiting-list']?.succeeds?.(world)
  await createShopper(app).post('/front-gateway/waiting-list', Object(wish?.body))
  return (await db.selectFrom('waitingPlace').select('placeId').executeTakeFirstOrThrow()).placeId
}

/** Addresses of this gateway in what it wrote to people: some cannot be made up. */
async function linksInMails({ db }: World): Promise<URL[]> {
  const mails = await db.selectFrom('mail').select('text').execute()
  const texts = mails.map(({ text }) => text).join('\n')
  return [...texts.matchAll(/https?:\/\/\S+\/front-gateway\/[^\s<>")\]]+/g)].map(([link]) => new URL(link))
}

/** Input in a link, when it is one to this call. */
function match(path: string, { pathname, searchParams }: URL): Asked | undefined {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const found = pattern.exec(pathname)
  return found?.groups && { params: found.groups, query: Object.fromEntries(searchParams) }
}
