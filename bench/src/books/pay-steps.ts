import { cards } from '@escapade/gateway/capabilities/orders/orders-fixture'
import { type RedirectWay, redirectToken } from '@escapade/shared-contracts/rules/money/redirect-method'
import { pick } from '../random'
import type { Answer } from './calls'
import { chance, type Standing, someOrder, type Visitors } from './visitors'

const ways = ['good', 'good', 'good', 'refused', 'poor', 'asking', 'asking'] as const
const plans = ['deferred', '3x', '4x'] as const
const redirects: Partial<Record<Standing['request']['locale'], readonly RedirectWay[]>> = {
  nl_NL: ['ideal'],
  fr_BE: ['bancontact'],
  nl_BE: ['bancontact'],
}

type Authorisation = { paymentMethod: string; payLater?: string }

async function tokenOf({ calls }: Visitors, name: keyof typeof cards): Promise<string> {
  const card = { number: cards[name], expiryMonth: 12, expiryYear: 2099, cvc: '123' }
  return String((await calls.post('/sandbox-psp/tokens', card)).body.paymentMethod)
}

/** A card, a card that is paid by and by, or a bank or wallet that one is sent to. */
export async function someWay(visitors: Visitors, { request, dueCents }: Standing): Promise<Authorisation> {
  const { random, newKey } = visitors
  if (dueCents === 0) return { paymentMethod: 'none' }
  if (chance(visitors, 0.2)) {
    const way = pick(random, redirects[request.locale] ?? (['paypal'] as const))
    const canSplit = request.locale === 'es_ES' || request.locale === 'it_IT'
    const payLater = canSplit && chance(visitors, 0.5) ? { payLater: '3x' } : {}
    return { paymentMethod: redirectToken(way, newKey('attempt')), ...payLater }
  }
  const name = pick(random, ways)
  const plan = chance(visitors, 0.25) ? { payLater: pick(random, plans) } : {}
  return { paymentMethod: await tokenOf(visitors, name), ...plan }
}

/** Pays an order; a question of the bank is answered by another step, or never. */
export async function pay(visitors: Visitors) {
  const standing = someOrder(visitors)
  if (!standing) return
  const [paymentIntentId = ''] = standing.intents
  const pspAuthorization = { ...(await someWay(visitors, standing)), paymentIntentId }
  const call = () =>
    visitors.calls.post(
      '/front-gateway/purchase/zeppto',
      { ...standing.request, pspAuthorization },
      { 'idempotency-key': `${paymentIntentId}.${pspAuthorization.paymentMethod}` },
    )
  await follow(visitors, standing, call)
}

/** Takes down what the buyer was told: booked, or sent to the bank. */
export async function follow(visitors: Visitors, standing: Standing, call: () => Promise<Answer>) {
  const { body } = await call()
  if (body.booking) visitors.told.booked.add(standing.orderUUID)
  const { challengeUrl } = (body.requiresAction ?? {}) as { challengeUrl?: string }
  if (challengeUrl) standing.asked.push({ url: challengeUrl, back: () => follow(visitors, standing, call) })
}

/** Answers the bank, comes back to the checkout or closes the tab. */
export async function answerBank(visitors: Visitors) {
  const { orders, calls, random } = visitors
  const waiting = orders.filter(({ asked }) => asked.length > 0).slice(-20)
  const standing = waiting[Math.floor(random() * waiting.length)]
  const question = standing?.asked.shift()
  if (!question) return
  const answer = pick(random, ['confirm', 'confirm', 'confirm', 'decline', 'later'])
  await calls.send(question.url, `answer=${answer}`, {
    'content-type': 'application/x-www-form-urlencoded',
  })
  if (chance(visitors, 0.5)) await question.back()
}
