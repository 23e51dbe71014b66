import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../../platform/config'
import type { Db } from '../../../platform/database/database'
import { addPhotographs, captionOf, openAssetStore } from '../../assets/public'
import { type FileProblem, type HotelFile, mapPictures, picturesOf } from '../../catalogue/upkeep'

type Deps = { db: Db; config: Config; folder: string; isDry: boolean }

/** A file whose pictures are assets, those that were files, and what is wrong with some of these. */
export type Pictured = { file: HotelFile; brought: ReadonlySet<string>; problems: FileProblem[] }
export type BringPictures = (file: HotelFile) => Promise<Pictured>

/**
 * Brings photographs that hotels name by their files in `folder`, with the words of `captions.json` there. What is no
 * file of it is the id of an asset. A photograph is known by its bytes: it comes once.
 */
export async function createPictureBringer({ db, config, folder, isDry }: Deps): Promise<BringPictures> {
  const captions = path.join(folder, 'captions.json')
  const caption = await captionOf(existsSync(captions) ? { alts: captions } : {})
  const store = await openAssetStore(config)
  return async (file) => {
    const names = picturesOf(file).filter((name) => isFileOf(folder, name))
    const added = await addPhotographs(
      names.map((name) => path.join(folder, name)),
      { db, store, limits: config.assets, caption, isDry },
    )
    const assetOf = new Map(added.map(({ asset }, index) => [names[index], asset]))
    return {
      file: mapPictures(file, (name) => assetOf.get(name) ?? name),
      brought: new Set(added.map(({ asset }, index) => asset ?? names[index] ?? '')),
      problems: added.flatMap(({ reason }, index) =>
        reason ? [{ field: 'pictures', problem: `${names[index]} cannot be used: ${reason}` }] : [],
      ),
    }
  }
}

/** Nothing outside of the folder is read. */
const isFileOf = (folder: string, name: string): boolean => {
  const file = path.resolve(folder, name)
  return file.startsWith(path.resolve(folder) + path.sep) && existsSync(file)
}
