import { randomBytes } from 'node:crypto'
import type { CardToken } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { redirectWayOf } from '@escapade/shared-contracts/rules/money/redirect-method'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import type { Signer } from '../../../platform/signer'
import {
  type Authorisation,
  isSettled,
  type PaymentIntent,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentState,
} from '../payment-provider'
import { type Card, cardBehaviour, cardBrand, checkCard } from './card-rules'
import { findMissed, forgive, lend, takeDue } from './lending'
import { factsOf } from './sandbox-facts'
import {
  type Challenge,
  createSandboxRepository,
  type Intent,
  type SandboxRepository,
  type StoredCard,
} from './sandbox-repository'
import { eventOf } from './sandbox-webhooks'

export type SandboxDeps = {
  db: Db
  inTransaction: InTransaction
  clock: Clock
  signer: Pick<Signer, 'sign'>
  announce?: (event: string) => void
}

export type SandboxPsp = PaymentProvider & {
  /** Turns a card into a token. Its number is looked at once and kept nowhere. */
  createToken(card: Card): Promise<CardToken>
  findChallenge(id: string): Promise<Challenge>
  /** The holder has answered: where to go back to. Only the first answer counts. */
  answerChallenge(id: string, answer: BankAnswer): Promise<{ returnPath: string }>
  /** The bank's part: lets payments through that it took its time for. */
  finishSlowPayments(): Promise<void>
  /** The lender's part: takes the instalments that are due. */
  takeDueInstalments(): Promise<void>
}

/** `later`: agreed to, and the bank takes a minute. */
type BankAnswer = 'confirm' | 'decline' | 'later'

const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`
/** From the question to the money, for banks that take their time. */
const slowBankMs = 60_000
const challengeUrl = (id: string) => `/sandbox-psp/challenge/${id}`

function stateOf(intent: Intent): PaymentState {
  const { status, paymentMethod, refusal, challengeId } = intent
  if (status === 'refused') return { status, refusal: refusal ?? 'card-declined', paymentMethod }
  if (status === 'requires-action')
    return { status, challengeUrl: challengeUrl(challengeId ?? ''), paymentMethod: paymentMethod ?? '' }
  return { status }
}

/**
 * A payment provider of our own, for shops without a contract with a real one: it keeps its own books, behaves as
 * the test cards of the trade do, and asks the holder of one of them. No money moves.
 */
export function createSandboxPsp({ db, inTransaction, clock, signer, announce }: SandboxDeps): SandboxPsp {
  const books = createSandboxRepository(db)

  const withIntent = async (
    intentId: string,
    step: (intent: Intent, books: SandboxRepository) => Promise<Intent>,
  ) => {
    const { before, after } = await inTransaction(async (trx) => {
      const locked = createSandboxRepository(trx)
      const intent = await locked.lockIntent(intentId)
      if (!intent) throw new PaymentProviderError(`The sandbox knows no intent ${intentId}`)
      return { before: intent.status, after: await step(intent, locked) }
    })
    if (after.status !== before) announce?.(eventOf(after, clock.instant()))
    return stateOf(after)
  }

  return {
    name: 'sandbox',
    lends: true,
    async createToken(card) {
      const problem = checkCard({ card, today: clock.today() })
      if (problem) throw new AppError('card-invalid', { reason: problem })
      const fingerprint = signer.sign('card', card.number)
      const stored = { ...storedCard(card, clock.instant()), fingerprint }
      await books.addCard(stored)
      return { paymentMethod: stored.id, brand: stored.brand, last4: stored.last4 }
    },
    async createIntent(intent) {
      const { id } = await books.intentByReference(newIntent(intent, clock.instant()))
      return { intentId: id }
    },
    authorise: (authorisation) =>
      withIntent(authorisation.intentId, async (intent, locked) => {
        const settled = isSettled(stateOf(intent), authorisation.paymentMethod)
        if (settled && (await isForThisAmount(intent, locked))) return intent
        return charge({ intent, authorisation, books: locked, at: clock.instant() })
      }),
    capture: (intentId) =>
      withIntent(intentId, async (intent, locked) => {
        if (intent.status !== 'authorised' || !(await isForThisAmount(intent, locked))) return intent
        await lend(intent, { books: locked, today: clock.today(), at: clock.instant() })
        return locked.changeIntent(intent.id, { status: 'captured', capturedCents: intent.amountCents })
      }),
    cancel: (intentId) =>
      withIntent(intentId, async (intent, locked) =>
        intent.status === 'captured' ? intent : locked.changeIntent(intent.id, { status: 'cancelled' }),
      ),
    async refund({ intentId, reference, amountCents }) {
      const row = { reference, intentId, amountCents, createdAt: clock.instant() }
      await withIntent(intentId, async (intent, locked) => {
        if (!(await locked.addRefund(row))) return intent
        await forgive(intent, amountCents, locked)
        return locked.changeIntent(intent.id, { refundedCents: intent.refundedCents + amountCents })
      })
    },
    find: (intentId) => withIntent(intentId, async (intent) => intent),
    factsOf: (intentId) => factsOf(books, intentId),
    changedSince: (since) => books.changedSince(since),
    async cardOf(paymentMethod) {
      const card = await books.findCard(paymentMethod)
      return card ? { fingerprint: card.fingerprint, brand: card.brand, ending: card.last4 } : null
    },

    async findChallenge(id) {
      const challenge = await books.findChallenge(id)
      if (!challenge) throw new AppError('payment-not-found')
      return challenge
    },
    async answerChallenge(id, answer) {
      const { intentId, returnPath } = await this.findChallenge(id)
      await withIntent(intentId, async (intent, locked) => settle({ intent, id, answer, books: locked }))
      return { returnPath }
    },
    async finishSlowPayments() {
      const askedBefore = new Date(clock.instant().getTime() - slowBankMs)
      for (const { id } of await books.findSlow(askedBefore))
        await withIntent(id, async (intent, locked) =>
          intent.status === 'processing' ? locked.changeIntent(id, { status: 'authorised' }) : intent,
        )
    },
    takeDueInstalments: () => takeDue({ books, today: clock.today(), at: clock.instant() }),
    findMissed: () => findMissed({ books, today: clock.today() }),
  }
}

const storedCard = (card: Card, at: Date): Omit<StoredCard, 'fingerprint'> => ({
  id: newId('pm'),
  brand: cardBrand(card.number),
  last4: card.number.slice(-4),
  behaviour: cardBehaviour(card.number),
  createdAt: at,
})

const newIntent = (
  { reference, amountCents, currency, payee, description }: PaymentIntent,
  at: Date,
): Intent => ({
  id: newId('pi'),
  reference,
  amountCents,
  currency,
  payee,
  description,
  status: 'open',
  paymentMethod: null,
  refusal: null,
  challengeId: null,
  capturedCents: 0,
  refundedCents: 0,
  payLater: null,
  createdAt: at,
})

/** The holder agreed to an amount: for another one the bank asks again (strong customer authentication). */
async function isForThisAmount(intent: Intent, books: SandboxRepository): Promise<boolean> {
  if (!intent.challengeId || intent.status === 'captured' || intent.status === 'cancelled') return true
  const challenge = await books.findChallenge(intent.challengeId)
  return challenge?.amountCents === owedFor(intent)
}

/** Sum that the buyer agrees to: the lender's fee comes on top. */
const owedFor = ({ amountCents, payLater }: Pick<Intent, 'amountCents' | 'payLater'>) =>
  amountCents + (payLater?.paymentFee ?? 0)

/** A bank or wallet that one is sent to is kept like a card that asks its holder. */
async function findMethod(
  { paymentMethod }: Authorisation,
  books: SandboxRepository,
  at: Date,
): Promise<StoredCard | undefined> {
  const known = await books.findCard(paymentMethod)
  const way = redirectWayOf(paymentMethod)
  if (known || !way) return known
  const method: StoredCard = {
    id: paymentMethod,
    brand: way,
    last4: '',
    behaviour: 'authenticate',
    fingerprint: null,
    createdAt: at,
  }
  await books.addCard(method)
  return method
}

type Charge = { intent: Intent; authorisation: Authorisation; books: SandboxRepository; at: Date }

async function charge({ intent, authorisation, books, at }: Charge): Promise<Intent> {
  const card = await findMethod(authorisation, books, at)
  const { payLater } = authorisation
  const fresh = {
    refusal: null,
    challengeId: null,
    paymentMethod: card?.id ?? null,
    payLater: JSON.stringify(payLater),
  }
  if (!card)
    return books.changeIntent(intent.id, { ...fresh, status: 'refused', refusal: 'payment-method-invalid' })
  if (card.behaviour === 'succeed' || card.behaviour === 'refuse-later')
    return books.changeIntent(intent.id, { ...fresh, status: 'authorised' })
  if (card.behaviour !== 'authenticate')
    return books.changeIntent(intent.id, { ...fresh, status: 'refused', refusal: card.behaviour })
  const challenge = newChallenge({ intent: { ...intent, payLater }, authorisation, at })
  await books.addChallenge(challenge)
  return books.changeIntent(intent.id, { ...fresh, status: 'requires-action', challengeId: challenge.id })
}

const newChallenge = ({ intent, authorisation, at }: Omit<Charge, 'books'>): Challenge => ({
  id: newId('ch'),
  intentId: intent.id,
  paymentMethod: authorisation.paymentMethod,
  amountCents: owedFor(intent),
  payee: intent.payee,
  locale: authorisation.locale,
  returnPath: authorisation.returnPath,
  status: 'asked',
  createdAt: at,
})

type Answer = { intent: Intent; id: string; answer: BankAnswer; books: SandboxRepository }

async function settle({ intent, id, answer, books }: Answer): Promise<Intent> {
  const challenge = await books.findChallenge(id)
  if (challenge?.status !== 'asked') return intent
  await books.answerChallenge(id, answer === 'decline' ? 'declined' : 'confirmed')
  if (intent.status !== 'requires-action' || intent.challengeId !== id) return intent
  if (answer === 'decline')
    return books.changeIntent(intent.id, { status: 'refused', refusal: 'authentication-failed' })
  return books.changeIntent(intent.id, { status: answer === 'later' ? 'processing' : 'authorised' })
}
