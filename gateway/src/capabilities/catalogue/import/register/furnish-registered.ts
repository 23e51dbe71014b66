import { furnishHotel } from '@escapade/demo/hotels/furnish-hotel'
import { insertHotels } from '@escapade/demo/hotels/write-hotels'
import type { Furnish } from '../database-target'

/**
 * Furnishes hotels of the register like generated ones, but for their nights (open-sales.ts). They are real houses,
 * so no review of them is made up.
 */
export const furnishRegistered =
  ({ seed, today }: { seed: string; today: string }): Furnish =>
  async (db, hotels) => {
    const furnished = hotels.map((hotel) => furnishHotel(hotel, { seed, today, reviews: 0 }))
    await insertHotels(db, furnished)
  }
