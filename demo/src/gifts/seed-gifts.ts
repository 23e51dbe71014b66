import { refreshGiftRates } from '@escapade/gateway/capabilities/gifts/catalogue/gift-prices'
import type { Db } from '@escapade/gateway/platform/database/database'
import { seedBoxes } from './seed-boxes'
import { seedCards } from './seed-cards'
import { seedPromotions } from './seed-promotions'

/**
 * Fills in all that a shop needs to sell gifts: boxes, designs of cards, promotion codes, and usual prices of nights. Safe to repeat.
 */
export async function seedGifts(db: Db, today: string): Promise<void> {
  await seedBoxes(db, today)
  await seedCards(db)
  await seedPromotions(db, today)
  await refreshGiftRates(db, today)
}
