import { refreshGiftRates } from '@escapade/gateway/capabilities/gifts/catalogue/gift-prices'
import type { Db } from '@escapade/gateway/platform/database/database'
import { seedBoxes } from './seed-boxes'
import { seedPromotions } from './seed-promotions'

/** What a shop needs to sell gifts: boxes, promotion codes, and what nights usually cost. Safe to repeat. */
export async function seedGifts(db: Db, today: string): Promise<void> {
  await seedBoxes(db, today)
  await seedPromotions(db, today)
  await refreshGiftRates(db, today)
}
