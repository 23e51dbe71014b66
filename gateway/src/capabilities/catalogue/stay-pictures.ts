import type { Db } from '../../platform/database/database'
import { changePictures, checkAssets, type PictureChange } from './hotel-pictures'

/**
 * Changes what one stay shows: pictures of its own and those of its hotel among them, in the order cards and page show
 * them. A later change of the hotel's pictures replaces the hotel's among them and leaves the stay's own in front.
 */
export async function changeStayPictures(
  db: Db,
  { stayId, change }: { stayId: string; change: PictureChange | null },
): Promise<{ was: string[]; is: string[] }> {
  await checkAssets(db, change?.assets ?? [])
  const stay = await db
    .selectFrom('package')
    .select('pictures')
    .where('id', '=', stayId)
    .forUpdate()
    .executeTakeFirst()
  if (!stay) throw new Error(`There is no stay ${stayId}`)
  const was = stay.pictures
  if (!change) return { was, is: was }
  const is = changePictures(was, change)
  await db
    .updateTable('package')
    .set({ pictures: JSON.stringify(is) })
    .where('id', '=', stayId)
    .execute()
  return { was, is }
}
