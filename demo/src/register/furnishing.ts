import type { CreateFurnishing, Furnishing } from '@escapade/gateway/capabilities/catalogue/import/furnishing'
import type { HotelIdentity } from '@escapade/gateway/capabilities/catalogue/import/import-target'
import type { Db } from '@escapade/gateway/platform/database/database'
import { furnishHotel, type HotelSite } from '../hotels/furnish-hotel'
import { insertHotels } from '../hotels/write-hotels'
import { openMissingSales, openSalesOf } from './open-sales'
import { surroundingsOf } from './surroundings'

/** Source that rows name: the house is real, its rooms, texts and rates are the demo's. */
const source = 'furnished'

const siteOf = (hotel: HotelIdentity): HotelSite => ({
  ...hotel,
  ...surroundingsOf({ ...hotel, town: hotel.cityLabel, hotel: hotel.label }),
  source,
})

/**
 * Furnishes hotels of the register like generated ones. They are real houses, so no review of them is made up.
 */
export const createFurnishing: CreateFurnishing = ({
  db,
  today,
  seed,
  withNights,
  onProgress,
}): Furnishing => ({
  async insertHotels(trx: Db, hotels) {
    const furnished = hotels.map((hotel) => furnishHotel(siteOf(hotel), { seed, today, reviews: 0 }))
    await insertHotels(trx, furnished)
    if (withNights)
      await openSalesOf(
        trx,
        hotels.map(({ id }) => id),
        today,
      )
  },
  complete: async () => (withNights ? openMissingSales({ db, today, onProgress }) : 0),
})
