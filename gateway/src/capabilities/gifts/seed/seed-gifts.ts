import type { Db } from '../../../platform/database'
import { refreshGiftRates } from '../catalogue/gift-prices'
import { seedBoxes } from './seed-boxes'
import { seedPromotions } from './seed-promotions'

/** What a shop needs to sell gifts: boxes, promotion codes, and what nights usually cost. Safe to repeat. */
export async function seedGifts(db: Db, today: string): Promise<void> {
  await seedBoxes(db, today)
  await seedPromotions(db, today)
  await refreshGiftRates(db, today)
}
