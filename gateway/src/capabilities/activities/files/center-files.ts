import { compareFiles } from '../../../platform/json-files/compare-files'
import type { FileKind } from '../../../platform/json-files/file-kind'
import { CenterFile, type CompleteCenterFile } from './center-file'
import { idsOfCenter, parseCenterFile, readCentersOfIds } from './check-center'
import { completeCenters } from './complete-center'
import { readCenters } from './read-centers'
import { writeCenters } from './write-center'

/** Houses of activities with what they sell, a file each. */
export const centerFiles: FileKind<CenterFile, CompleteCenterFile> = {
  folder: 'centers',
  one: 'center',
  schema: CenterFile,
  parse: parseCenterFile,
  renamePictures: (file, rename) => ({
    ...file,
    activities: file.activities.map((activity) => ({
      ...activity,
      pictures: activity.pictures.map(rename),
    })),
  }),
  idsOf: idsOfCenter,
  readOwners: readCentersOfIds,
  complete: completeCenters,
  async readIds(db) {
    const centers = await db.selectFrom('activityCenter').select('id').orderBy('id').execute()
    return centers.map(({ id }) => id)
  },
  read: readCenters,
  compare: (before, after) => compareFiles({ activities: { isSold: true } }, before, after),
  write: writeCenters,
}
