import type { Db } from '../../../platform/database/database'
import type { Texts } from '../../../platform/texts/texts'
import { readPictures, type StoredPicture } from '../../assets/public'
import { giftTexts } from '../texts/texts'

/** Design of gift cards; a shop whose operator has given none sells plain cards. */
export type CardDesign = { id: string; names: Texts; picture: StoredPicture | undefined }

const plain: CardDesign = {
  id: 'departure',
  names: giftTexts.everywhere('cardDesigns.departure'),
  picture: undefined,
}

/** Designs on sale in their order: the first is the default. */
export async function readCardDesigns(db: Db): Promise<CardDesign[]> {
  const rows = await db
    .selectFrom('giftCardDesign')
    .select(['id', 'titles', 'picture'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const pictures = await readPictures(
    db,
    rows.map(({ picture }) => picture),
  )
  const designs = rows.map(({ id, titles, picture }) => ({ id, names: titles, picture: pictures(picture) }))
  return designs.length > 0 ? designs : [plain]
}
