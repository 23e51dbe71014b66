import { existsSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../../platform/config'
import type { Db } from '../../../platform/database/database'
import type { FileProblem } from '../../../platform/json-files/parse-file'
import { addPhotographs, captionOf, openAssetStore } from '../../assets/public'
import type { CatalogueKind } from './kinds'

type Deps = { db: Db; config: Config; folder: string; isDry: boolean }
type AnyFile = { id: string }

/** A file whose pictures are assets, those that it named as assets, and what is wrong with its photographs. */
export type Pictured = { file: AnyFile; assets: string[]; problems: FileProblem[] }
export type BringPictures = (
  file: AnyFile,
  renamePictures: CatalogueKind['files']['renamePictures'],
) => Promise<Pictured>

/**
 * Brings photographs that files of the catalogue name by theirs in `folder`, with the words of `captions.json` there.
 * Any other name is the id of an asset. A photograph is known by its bytes: it comes once.
 */
export async function createPictureBringer({ db, config, folder, isDry }: Deps): Promise<BringPictures> {
  const captions = path.join(folder, 'captions.json')
  const caption = await captionOf(existsSync(captions) ? { alts: captions } : {})
  const store = await openAssetStore(config)
  return async (file, renamePictures) => {
    const named = new Set<string>()
    renamePictures(file, (name) => {
      named.add(name)
      return name
    })
    const names = [...named].filter((name) => isFileOf(folder, name))
    const added = await addPhotographs(
      names.map((name) => path.join(folder, name)),
      { db, store, limits: config.assets, caption, isDry },
    )
    const assetOf = new Map(added.map(({ asset }, index) => [names[index], asset]))
    return {
      file: renamePictures(file, (name) => assetOf.get(name) ?? name),
      assets: [...named].filter((name) => !names.includes(name)),
      problems: added.flatMap(({ reason }, index) =>
        reason ? [{ field: 'pictures', problem: `${names[index]} cannot be used: ${reason}` }] : [],
      ),
    }
  }
}

/** Says of assets that the shop does not have. */
export async function readAssets(
  db: Db,
  ids: readonly string[],
): Promise<(ids: readonly string[]) => FileProblem[]> {
  const known = await db
    .selectFrom('asset')
    .select('id')
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::text[])`)
    .execute()
  const isKnown = new Set(known.map(({ id }) => id))
  return (asked) =>
    asked
      .filter((id) => !isKnown.has(id))
      .map((id) => ({
        field: 'pictures',
        problem: `there is no file ${id} in the folder pictures, and no such asset`,
      }))
}

/** Nothing outside of the folder is read. */
const isFileOf = (folder: string, name: string): boolean => {
  const file = path.resolve(folder, name)
  return file.startsWith(path.resolve(folder) + path.sep) && existsSync(file)
}
