import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type {
  WithdrawalOffer,
  WithdrawalReceipt,
} from '@escapade/shared-contracts/api/gifts/withdrawal-schemas'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db, Tx } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { maskEmail } from '../../../platform/texts/mask-email'
import type { GiftMoney, SoldOrder } from '../../orders/ports'
import type { OrderAccessService } from '../../orders/public'
import { checkStatus, findOrder, type OpenOrder, openOrder, withdraw } from '../../orders/public'
import { queueGiftMail } from '../mails/queue-gift-mail'
import { createGiftsRepository } from '../records/gifts-repository'
import { createShipmentsRepository } from '../records/shipments-repository'
import { createWithdrawalsRepository, type Withdrawal } from '../records/withdrawals-repository'
import { withdrawGifts } from './withdraw-gifts'
import { canBeWithdrawn, isUntouched, lastDayToReturn, refundOfGifts } from './withdrawal-rules'

type Deps = {
  db: Db
  clock: Clock
  giftMoney: GiftMoney
  inTransaction: InTransaction
  wake: () => void
  access: Pick<OrderAccessService, 'lookUp' | 'requireParty'>
}

const tokenMs = 3_600_000
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Gives gifts back in two steps, without an account: what would be refunded, and the declaration itself. */
export const createWithdrawalService = (deps: Deps) => ({
  async offer(asked: { bookingNumber: string; email: string }, caller: Caller): Promise<WithdrawalOffer> {
    const { db, clock, access } = deps
    const { orderUUID } = await access.lookUp(asked, caller)
    const order = await findOrder(db, orderUUID)
    const gifts = await createGiftsRepository(db).ofOrder(orderUUID)
    const given = gifts.filter((gift) => canBeWithdrawn(gift, clock.today()))
    const [first] = given
    checkStatus('withdraw', order)
    if (!first) throw new AppError('withdrawal-not-found')
    const token = randomBytes(24).toString('base64url')
    const refundCents = refundOfGifts({ gifts, given, postageCents: postageOf(order) })
    const now = clock.instant()
    await createWithdrawalsRepository(db).add({
      withdrawalUUID: randomUUID(),
      orderUUID,
      tokenHash: hashOf(token),
      giftUUIDs: given.map(({ giftUUID }) => giftUUID),
      refundCents,
      expiresAt: new Date(now.getTime() + tokenMs),
      requestedAt: now,
      receivedAt: null,
    })
    return {
      token,
      bookingNumber: order.bookingNumber,
      deadline: lastDayToReturn(first),
      gifts: given.map(({ giftUUID, kind, label, paidCents }) => ({
        giftUUID,
        kind,
        label,
        amount: paidCents,
      })),
      refundAmount: refundCents,
    }
  },

  async confirm(token: string, caller: Caller): Promise<WithdrawalReceipt> {
    // The token is the proof.
    deps.access.requireParty('withdraw', { caller, proven: 'order' })
    const receipt = await deps.inTransaction((db) => confirmOnce(deps, db, { token, caller }))
    deps.wake()
    return receipt
  },
})

const postageOf = ({ lines }: SoldOrder) =>
  lines.filter(({ kind }) => kind === 'shipping').reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The first call declares; a repeated one gets the same receipt. */
async function confirmOnce(
  deps: Deps,
  db: Tx,
  { token, caller }: { token: string; caller: Caller },
): Promise<WithdrawalReceipt> {
  const withdrawals = createWithdrawalsRepository(db)
  const withdrawal = await withdrawals.lockByToken(hashOf(token))
  if (!withdrawal) throw new AppError('withdrawal-not-found')
  const open = await openOrder(db, withdrawal.orderUUID, caller)
  const { order } = open
  if (withdrawal.receivedAt) return receiptOf(order, withdrawal, withdrawal.receivedAt)
  const now = deps.clock.instant()
  checkStatus('withdraw', order)
  if (withdrawal.expiresAt <= now) throw new AppError('withdrawal-not-found')
  await giveBack(deps, open, { withdrawal, now })
  await withdrawals.receive(withdrawal.withdrawalUUID, now)
  await queueGiftMail(
    db,
    { kind: 'withdrawn', orderUUID: order.orderUUID, withdrawalUUID: withdrawal.withdrawalUUID },
    now,
  )
  return receiptOf(order, withdrawal, now)
}

type GivingBack = { withdrawal: Withdrawal; now: Date }

async function giveBack(deps: Deps, open: OpenOrder, { withdrawal, now }: GivingBack): Promise<void> {
  const { db, order } = open
  const repository = createGiftsRepository(db)
  const given = await repository.lock({ ids: withdrawal.giftUUIDs })
  // Between the two steps a gift may have been spent, or a day been set for its visit.
  if (!given.every(isUntouched)) throw new AppError('withdrawal-changed')
  await withdrawGifts(db, given, now)
  const rest = await repository.ofOrder(order.orderUUID)
  if (!rest.some(({ status, format }) => status === 'active' && format === 'physical'))
    await createShipmentsRepository(db).cancel(order.orderUUID)
  const isAll = rest.every(({ status }) => status === 'withdrawn')
  await withdraw(deps, open, { cents: withdrawal.refundCents, isAll, at: now })
}

const receiptOf = (order: SoldOrder, withdrawal: Withdrawal, receivedAt: Date): WithdrawalReceipt => ({
  orderUUID: order.orderUUID,
  bookingNumber: order.bookingNumber,
  receivedAt: receivedAt.toISOString(),
  refundAmount: withdrawal.refundCents,
  maskedEmail: maskEmail(order.buyer.email),
})
