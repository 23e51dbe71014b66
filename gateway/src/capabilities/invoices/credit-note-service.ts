import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import type { MoneyReturn, SoldOrder } from '../orders/ports'
import { findMoneyReturn, openOrder } from '../orders/public'
import { type CreditNote, createCreditNotesRepository } from './credit-notes-repository'
import { buyerOf, type InvoiceDeps, invoiceOfVersion, nextNumber, subjectOf } from './invoice-service'

type Asked = { orderUUID: string; returnUUID: string }

/** Credit notes of what went back, issued when they are first asked for, in a series of their own. */
export const createCreditNoteService = (deps: InvoiceDeps) => ({
  issue: ({ orderUUID, returnUUID }: Asked, caller: Caller): Promise<CreditNote> =>
    deps.inTransaction(async (db) => {
      const { order } = await openOrder(db, orderUUID, caller)
      const moneyReturn = await findMoneyReturn(db, returnUUID)
      if (moneyReturn?.orderUUID !== orderUUID) throw new AppError('order-not-found')
      const known = await createCreditNotesRepository(db).ofReturn(returnUUID)
      return known ?? issueNew(deps, db, { order, moneyReturn })
    }),
})

export type CreditNoteService = ReturnType<typeof createCreditNoteService>

async function issueNew(
  deps: InvoiceDeps,
  db: Db,
  { order, moneyReturn }: { order: SoldOrder; moneyReturn: MoneyReturn },
): Promise<CreditNote> {
  const { returnId, reason, orderVersion, cardCents, uncollectedCents, giftCents } = moneyReturn
  const corrected = await invoiceOfVersion(deps, db, order, orderVersion ?? order.version)
  const note: CreditNote = {
    creditNoteNumber: await nextNumber(deps, db, { order, kind: 'CN' }),
    returnId,
    orderUUID: order.orderUUID,
    content: {
      locale: order.locale,
      bookingNumber: order.bookingNumber,
      issuedOn: deps.clock.today(),
      seller: deps.seller,
      buyer: buyerOf(order),
      subject: corrected.content.subject ?? subjectOf(order),
      corrects: corrected.invoiceNumber,
      reason,
      paidWith: corrected.content.money?.paidWith ?? null,
      cardCents,
      uncollectedCents,
      giftCents,
    },
    issuedAt: deps.clock.instant(),
  }
  await createCreditNotesRepository(db).add(note)
  return note
}
