import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { ports } from './addresses'
import { settingsAt } from './moved-clock.mjs'
import { type Running, varDir, workspace } from './processes'
import { startGateway, startShell } from './shop'

/** A shop of its own whose day can be another one: what happens days after a stay does not wait for them. */
const name = 'later-gateway'
const gateway = `http://127.0.0.1:${ports.later.gateway}`
export const laterShop = `http://localhost:${ports.later.shell}`

/** The gateway as it is at the moment, or at another one. */
export function startLaterGateway(moment?: string): Promise<Running> {
  return startGateway({
    name,
    port: ports.later.gateway,
    shop: laterShop,
    hotels: '12',
    settings: moment ? settingsAt(moment) : {},
  })
}

export const startLaterShell = (): Promise<Running> =>
  startShell({ port: ports.later.shell, name: 'later-shell', settings: { GATEWAY_URL: gateway } })

/** `pnpm gateway …` beside the gateway that runs; answers its lines. */
export async function runCommand(...args: string[]): Promise<Record<string, unknown>[]> {
  const env = { ...process.env, STAGE: 'development', VAR_DIR: path.join(varDir, name) }
  const command = [path.join(workspace, 'gateway/dist/cli.js'), ...args, '--json']
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

async function call(where: string, body?: object, key?: string) {
  const answer = await fetch(gateway + where, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${where}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

type Stay = { locale: string; email: string; checkin: string; checkout: string }

/** Books and pays the first stay that has a room on the night. */
export async function bookStay({ locale, email, checkin, checkout }: Stay): Promise<{ hotelUri: string }> {
  const { exactMatch } = await call('/api/offers.json', { locale, searchCriterias: { adult: 2 } })
  for (const { hotel, packages } of exactMatch)
    for (const { id } of packages) {
      const query = new URLSearchParams({ locale, checkin, nights: '1', adult: '2' })
      const quote = await call(`/api/product/${id}/quote?${query}`)
      if (!quote.bookable || quote.activityDates.length > 0) continue
      const order = orderOf({ locale, email, checkin, checkout }, id, quote.priceInfo.sellPrice)
      const held = await call('/front-gateway/purchase/orders', order, `later-${email}-${id}`)
      const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2099, cvc: '123' }
      const { paymentMethod } = await call('/sandbox-psp/tokens', card)
      const { paymentIntentId } = held.payment
      const paid = { ...order, pspAuthorization: { paymentIntentId, paymentMethod } }
      await call('/front-gateway/purchase/zeppto', paid, `later-pay-${email}-${id}`)
      return { hotelUri: hotel.uri }
    }
  throw new Error(`Nothing is free on ${checkin}`)
}

const orderOf = ({ locale, email, checkin, checkout }: Stay, offerId: string, expectedAmount: number) => ({
  locale,
  buyer: {
    email,
    civility: 'MRS',
    firstName: 'Zoë',
    lastName: 'Martin',
    phoneNumber: '+33612345678',
    addressLine: '1 rue Haute',
    postalCode: '21200',
    city: 'Beaune',
    country: 'FR',
  },
  currency: 'EUR',
  expectedAmount,
  items: {
    insuranceItem: false,
    promotionCodeItem: null,
    shortStayItem: {
      gift: false,
      reservationCriteria: {
        offerId,
        activityDaySelections: [],
        pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
        travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
        minisiteId: null,
      },
    },
  },
  specialRequest: null,
})
