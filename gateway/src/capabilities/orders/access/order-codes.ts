import { randomUUID } from 'node:crypto'
import type { LookupAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { CodeAnswer, CodeRedemption } from '@escapade/shared-contracts/api/orders/order-codes-schemas'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock'
import { codeDigits, hashOfCode, newCode } from '../../../platform/codes/one-time-code'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { addEffect } from '../../../platform/jobs/outbox'
import { createOrdersRepository } from '../records/orders-repository'
import type { Guess, LookupGuard } from './lookup-guard'
import { isLookable, openForAnHour } from './order-access'

type Deps = {
  db: Db
  clock: Clock
  guard: LookupGuard
  inTransaction: InTransaction
  wake: () => void
}

export const codeMailTopic = 'order-code-mail'
export type CodeMailPayload = { codeRequest: string; orderUUID: string; code: string }

const codeMs = 15 * 60_000
const triesPerCode = 5

/** One-time codes to the mailbox of an order: who reads it is its buyer, whatever others have guessed. */
export const createOrderCodes = (deps: Deps) => ({
  /** Answers alike whether or not there is such a booking. */
  async ask(asked: Guess): Promise<CodeAnswer> {
    const { isMany } = await deps.guard.askForCode(asked)
    const digits = isMany ? codeDigits.whileAsked : codeDigits.usual
    const codeRequest = randomUUID()
    const expiresAt = new Date(deps.clock.instant().getTime() + codeMs)
    const order = await createOrdersRepository(deps.db).findByNumber(asked.bookingNumber)
    if (order && isLookable(order)) {
      await deps.inTransaction((db) =>
        send(deps, db, { codeRequest, orderUUID: order.orderUUID, expiresAt, digits }),
      )
      deps.wake()
    }
    return { codeRequest, expiresAt: expiresAt.toISOString(), digits }
  },

  async redeem({ codeRequest, code }: CodeRedemption): Promise<LookupAnswer> {
    const orderUUID = await useCode(deps, { codeRequest, code })
    const order = orderUUID && (await createOrdersRepository(deps.db).find(orderUUID))
    if (!order) throw new AppError('code-not-valid')
    return openForAnHour(deps, order, { provesMailbox: true, opensVouchers: true })
  },
})

export type OrderCodes = ReturnType<typeof createOrderCodes>
type NewCode = { codeRequest: string; orderUUID: string; expiresAt: Date; digits: number }

async function send({ clock }: Deps, db: Db, { codeRequest, orderUUID, expiresAt, digits }: NewCode) {
  const code = newCode(digits)
  await db
    .insertInto('orderCode')
    .values({
      codeRequest,
      orderUUID,
      codeHash: hashOfCode(codeRequest, code),
      expiresAt,
      usedAt: null,
    })
    .execute()
  const payload: CodeMailPayload = { codeRequest, orderUUID, code }
  await addEffect(
    db,
    { topic: codeMailTopic, key: `${codeMailTopic}:${codeRequest}`, payload },
    clock.instant(),
  )
}

/** Counts the try and looks at the code in one statement: parallel guesses get no further try. */
async function useCode({ db, clock }: Deps, { codeRequest, code }: CodeRedemption): Promise<string | null> {
  const now = clock.instant()
  const isRight = sql<boolean>`code_hash = ${hashOfCode(codeRequest, code)}`
  const row = await db
    .updateTable('orderCode')
    .set({ tries: sql`tries + 1`, usedAt: sql`case when ${isRight} then ${now}::timestamptz end` })
    .where('codeRequest', '=', codeRequest)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', triesPerCode)
    .returning(['orderUUID', 'usedAt'])
    .executeTakeFirst()
  return row?.usedAt ? row.orderUUID : null
}

export const forgetCodes = (db: Db, now: Date) =>
  db.deleteFrom('orderCode').where('expiresAt', '<=', now).execute()
