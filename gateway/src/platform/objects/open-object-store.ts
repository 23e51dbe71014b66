import { createFolderStore } from './folder-store'
import type { ObjectStore } from './object-store'
import type { S3Settings } from './s3-store'

/** The bucket that the settings name, or the folder. */
export async function openObjectStore({
  s3,
  folder,
}: {
  s3: S3Settings | null
  folder: string
}): Promise<ObjectStore> {
  if (!s3) return createFolderStore(folder)
  // Loaded where it is used: the client takes 40 MB.
  const { createS3Store } = await import('./s3-store')
  return createS3Store(s3)
}
