import path from 'node:path'
import type { Readable } from 'node:stream'
import type { ObjectStore } from '@escapade/gateway/platform/objects/object-store'
import { openObjectStore } from '@escapade/gateway/platform/objects/open-object-store'
import type { Config } from '../config'

/** Files of releases by their content: the same file of two releases is kept once. */
export type KeptFiles = {
  has(integrity: string): Promise<boolean>
  put(integrity: string, content: Buffer): Promise<void>
  /** Null: there is none. */
  get(integrity: string): Promise<Readable | null>
}

export const createKeptFiles = (objects: ObjectStore): KeptFiles => ({
  has: (integrity) => objects.exists(keyOf(integrity)),
  put: (integrity, content) => objects.put(keyOf(integrity), content, 'application/octet-stream'),
  get: (integrity) => objects.get(keyOf(integrity)),
})

/** The bucket of the settings, or the folder `files` under VAR_DIR. */
export const openFiles = async ({ s3, varDir }: Pick<Config, 's3' | 'varDir'>): Promise<KeptFiles> =>
  createKeptFiles(await openObjectStore({ s3, folder: path.join(varDir, 'files') }))

/** `sha256-…` in base64 becomes a name that every store takes. */
function keyOf(integrity: string): string {
  const [algorithm = '', digest = ''] = integrity.split('-')
  return `${algorithm}/${Buffer.from(digest, 'base64').toString('hex')}.bin`
}
