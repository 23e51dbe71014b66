import type { Db } from '../../../platform/database/database'
import { createGiftsRepository, type Gift } from './gifts-repository'

/** The gifts of an order with their rows locked until the end of the transaction; none where it has none. */
export async function lockGiftsOfOrder(db: Db, orderUUID: string): Promise<Gift[]> {
  const gifts = createGiftsRepository(db)
  const ids = (await gifts.ofOrder(orderUUID)).map(({ giftUUID }) => giftUUID)
  return ids.length > 0 ? gifts.lock({ ids }) : []
}

/** Writes the day of a visit into the vouchers of an order; null: to be agreed with the house. */
export const setVisitDay = async (db: Db, orderUUID: string, day: string | null): Promise<void> => {
  await createGiftsRepository(db).setVisitDay(orderUUID, day)
}
