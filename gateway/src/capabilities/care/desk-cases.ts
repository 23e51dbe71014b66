import type { CaseAnswer, CaseFile } from '@escapade/shared-contracts/api/desk/cases-schemas'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import { AppError } from '../../platform/http/errors'
import type { Effects } from '../../platform/jobs/effects'
import { attachmentsOf } from './case-attachments'
import { type ContactCase, createCasesRepository } from './cases-repository'
import { openCases } from './find-cases'
import { writeAnswer } from './write-answer'

type Deps = {
  db: Db
  clock: Clock
  inTransaction: InTransaction
  effects: Pick<Effects, 'wake'>
  orderOfNumber: (db: Db, bookingNumber: string) => Promise<string | undefined>
}

/** Messages to customer care for those who answer them. */
export function createDeskCases({ db, clock, inTransaction, effects, orderOfNumber }: Deps) {
  async function present(contact: ContactCase | undefined): Promise<CaseFile> {
    if (!contact) throw new AppError('case-not-found')
    const { description, requestType: _type, requestSubtype: _subtype, ...shown } = contact
    const { bookingNumber, caseNumber, createdAt, updatedAt } = contact
    return {
      ...shown,
      text: description,
      orderUUID: (bookingNumber && (await orderOfNumber(db, bookingNumber))) || null,
      attachments: await attachmentsOf(db, caseNumber),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  }

  return {
    open: () => openCases(db),
    read: async (caseNumber: string): Promise<CaseFile> =>
      present(await createCasesRepository(db).find(caseNumber)),

    /** Writes the answer and its mail in one transaction; 409 `case-changed` unless it is as it was read. */
    async answer(caseNumber: string, { text, updatedAt }: CaseAnswer): Promise<CaseFile> {
      const answered = await inTransaction(async (trx) => {
        const contact = await createCasesRepository(trx).lock(caseNumber)
        if (!contact) throw new AppError('case-not-found')
        // Sent twice, as after an answer that was lost on its way.
        if (contact.status === 'answered' && contact.answer === text) return contact
        if (contact.updatedAt.toISOString() !== updatedAt) throw new AppError('case-changed')
        return writeAnswer(trx, { caseNumber, text, now: clock.instant() })
      })
      effects.wake()
      return present(answered)
    },

    close: async (caseNumber: string): Promise<CaseFile> =>
      present(await createCasesRepository(db).change(caseNumber, { status: 'closed' }, clock.instant())),
  }
}
