import { addMissingAssets } from '@escapade/gateway/capabilities/assets/asset-repository'
import { boxFiles, boxFormat } from '@escapade/gateway/capabilities/gifts/upkeep'
import type { Db } from '@escapade/gateway/platform/database/database'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { drawn } from '../pictures/album'
import { type BoxSource, boxSources } from './box-sources'

const promoDays = 60
const forEver = '2000-01-01'

/** Writes the boxes that are not there yet; one that is there belongs to the shop's operator. */
export async function seedBoxes(db: Db, today: string): Promise<void> {
  const known = await db.selectFrom('giftBox').select('id').execute()
  const there = new Set(known.map(({ id }) => id))
  const missing = boxSources
    .map((box, position) => ({ box, position }))
    .filter(({ box }) => !there.has(box.id))
  if (missing.length === 0) return
  await addMissingAssets(
    db,
    missing.flatMap(({ box }) => picturesOf(box)),
  )
  await boxFiles.write(
    db,
    missing.map(({ box, position }) => fileOf(box, { position, today })),
  )
}

/** Pictures of the box's subject, and of the parcel. */
const picturesOf = ({ id, subject, title: alts }: Pick<BoxSource, 'id' | 'subject' | 'title'>) => [
  drawn({ subject, key: `box/${id}` }, { alts }),
  drawn({ subject: 'gift-box', key: `box/${id}-parcel` }, { alts }),
]

type BoxFile = Parameters<typeof boxFiles.write>[1][number]

const fileOf = (box: BoxSource, { position, today }: { position: number; today: string }): BoxFile => ({
  format: boxFormat,
  id: box.id,
  title: box.title,
  description: box.description,
  themes: box.themes,
  tags: box.tags,
  nights: 1,
  pictures: picturesOf(box).map(({ id }) => id),
  position,
  rating: box.rating,
  prices: pricesOf(box, today),
  published: true,
})

function pricesOf({ priceCents, promoCents }: BoxSource, today: string): BoxFile['prices'] {
  const usual = { from: forEver, cents: priceCents }
  if (promoCents === null) return [usual]
  return [usual, { from: today, cents: promoCents }, { from: addDays(today, promoDays), cents: priceCents }]
}
