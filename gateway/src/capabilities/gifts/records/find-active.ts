import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { createGiftsRepository, type Gift } from './gifts-repository'

/**
 * The gift of a code's hash. One that is no longer good says why: its code has too many possibilities to be guessed, so
 * that only a holder learns it.
 */
export async function findActive(db: Db, codeHash: string): Promise<Gift> {
  const gift = await createGiftsRepository(db).findByHash(codeHash)
  if (!gift) throw new AppError('gift-not-found')
  return activeOr(gift)
}

/** Finds it with its row locked until the end of the transaction. */
export async function lockActive(db: Db, codeHash: string): Promise<Gift> {
  const [gift] = await createGiftsRepository(db).lock({ hashes: [codeHash] })
  if (!gift) throw new AppError('gift-not-found')
  return activeOr(gift)
}

function activeOr(gift: Gift): Gift {
  if (gift.status === 'withdrawn') throw new AppError('gift-not-found', { reason: 'WITHDRAWN' })
  if (gift.status === 'void') throw new AppError('gift-not-found', { reason: 'STOPPED' })
  return gift
}
