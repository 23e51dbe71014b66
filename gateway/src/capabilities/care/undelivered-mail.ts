import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { createCasesRepository, newCaseNumber } from './cases-repository'
import { careTexts } from './texts/texts'

/** Kind of case, in place of what a form says. */
const undelivered = 'mail-undelivered'

type Undelivered = {
  locale: Locale
  bookingNumber: string
  /** Name of the mail, as the desk lists it. */
  mail: string
  name: string
  email: string
  phone: string
  /** Answer of the mail server. */
  problem: string
}

/** Opens a case for a mail that its mailbox has refused: one for each booking and address until it is closed. */
export async function openUndelivered(db: Db, refused: Undelivered, now: Date): Promise<void> {
  const { locale, bookingNumber, mail, name, email, phone, problem } = refused
  const known = await db
    .selectFrom('contactCase')
    .select('caseNumber')
    .where('bookingNumber', '=', bookingNumber)
    .where('email', '=', email)
    .where('requestType', '=', undelivered)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (known) return
  await createCasesRepository(db).add({
    caseNumber: newCaseNumber(),
    status: 'open',
    locale,
    reason: 'other',
    requestType: undelivered,
    requestSubtype: '',
    bookingNumber,
    name,
    email,
    phone,
    description: careTexts(locale)('undelivered', { mail, email, problem }),
    answer: null,
    createdAt: now,
    updatedAt: now,
  })
}
