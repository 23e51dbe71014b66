import { addMissingAssets } from '@escapade/gateway/capabilities/assets/asset-repository'
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
  await db
    .insertInto('giftBox')
    .values(missing.map(({ box, position }) => boxRow(box, position)))
    .execute()
  await db
    .insertInto('giftBoxPrice')
    .values(missing.flatMap(({ box }) => priceRows(box, today)))
    .execute()
}

/** Pictures of the box's subject, and of the parcel. */
const picturesOf = ({ id, subject, title: alts }: Pick<BoxSource, 'id' | 'subject' | 'title'>) => [
  drawn({ subject, key: `box/${id}` }, { alts }),
  drawn({ subject: 'gift-box', key: `box/${id}-parcel` }, { alts }),
]

const boxRow = ({ id, subject, themes, tags, rating, ...box }: BoxSource, position: number) => ({
  id,
  position,
  pictures: JSON.stringify(picturesOf({ id, subject, ...box }).map((asset) => asset.id)),
  titles: JSON.stringify(box.title),
  descriptions: JSON.stringify(box.description),
  themes,
  tags,
  nights: 1,
  rating,
  published: true,
})

function priceRows({ id, priceCents, promoCents }: BoxSource, today: string) {
  const row = (validFrom: string, priceCents: number) => ({ boxId: id, validFrom, priceCents })
  const usual = row(forEver, priceCents)
  if (promoCents === null) return [usual]
  return [usual, row(today, promoCents), row(addDays(today, promoDays), priceCents)]
}
