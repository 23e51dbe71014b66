import { access, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Folder of the release that the last build left in `dist`. */
export async function findBuilt(dir: string): Promise<string> {
  const dist = path.join(dir, 'dist')
  for (const name of await readdir(dist).catch(() => [])) {
    const folder = path.join(dist, name)
    const isRelease = await access(path.join(folder, 'release.json')).then(
      () => true,
      () => false,
    )
    if (isRelease) return folder
  }
  throw new Error(`No release in ${dist}: run "remote-kit build" first`)
}
