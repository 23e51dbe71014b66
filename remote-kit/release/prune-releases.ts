import { readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'

/**
 * Time for which a tab may stay open on a release that is not live any more, and that no session has asked a page of.
 */
const keptMs = 7 * 24 * 3_600_000

/** From now on the releases are old, not from when they were built. The shell renews this while sessions use them. */
export async function markSuperseded(folder: string, versions: string[], now = new Date()): Promise<void> {
  await Promise.all(versions.map((version) => utimes(path.join(folder, version), now, now).catch(() => {})))
}

type Pruning = { folder: string; named: string[]; now?: number }

/** Removes releases of one remote that the registry does not name and nothing has used for a week. */
export async function pruneReleases({ folder, named, now = Date.now() }: Pruning): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !named.includes(name))
  for (const name of names) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > keptMs) await rm(path.join(folder, name), { recursive: true, force: true })
  }
}
