import type { Db } from '../../../platform/database/database'
import { createGiftsRepository, type Gift } from './gifts-repository'

/** The gifts of an order with their rows locked until the end of the transaction; none where it has none. */
export async function lockGiftsOfOrder(db: Db, orderUuid: string): Promise<Gift[]> {
  const gifts = createGiftsRepository(db)
  const ids = (await gifts.ofOrder(orderUuid)).map(({ giftUuid }) => giftUuid)
  return ids.length > 0 ? gifts.lock({ ids }) : []
}

/** Writes the day of a visit into the vouchers of an order; null: to be agreed with the house. */
export const setVisitDay = async (db: Db, orderUuid: string, day: string | null): Promise<void> => {
  await createGiftsRepository(db).setVisitDay(orderUuid, day)
}
