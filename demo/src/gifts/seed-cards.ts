import { cardFiles, cardFormat } from '@escapade/gateway/capabilities/gifts/upkeep'
import type { Db } from '@escapade/gateway/platform/database/database'
import { giftCards } from '../pictures/shop-pictures'
import { giftsTexts } from '../texts/gifts-texts'

type CardFile = Parameters<typeof cardFiles.write>[1][number]

const say = giftsTexts('card-designs')

/** Writes the designs of gift cards that are not there yet; one that is there belongs to the shop's operator. */
export async function seedCards(db: Db): Promise<void> {
  const there = new Set(await cardFiles.readIds(db))
  const designs = giftCards.map(
    (id, position): CardFile => ({
      format: cardFormat,
      id,
      title: say(id),
      picture: `gift-card/${id}`,
      position,
      published: true,
    }),
  )
  await cardFiles.write(
    db,
    designs.filter(({ id }) => !there.has(id)),
  )
}
