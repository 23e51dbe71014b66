import type { Db } from '../../platform/database/database'
import { addEffect } from '../../platform/jobs/outbox'
import { type ContactCase, createCasesRepository } from './cases-repository'
import { caseTopics } from './cases-service'

type Answer = { caseNumber: string; text: string; now: Date }

/** Keeps an answer; its mail goes out through the outbox. Call it in a transaction. Undefined: no such message. */
export async function writeAnswer(
  trx: Db,
  { caseNumber, text, now }: Answer,
): Promise<ContactCase | undefined> {
  const change = { status: 'answered' as const, answer: text }
  const contact = await createCasesRepository(trx).change(caseNumber, change, now)
  if (!contact) return undefined
  const key = `${caseTopics.answered}.${caseNumber}.${now.getTime()}`
  await addEffect(trx, { topic: caseTopics.answered, key, payload: { caseNumber } }, now)
  return contact
}
