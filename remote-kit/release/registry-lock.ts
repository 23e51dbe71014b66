import lockfile from 'proper-lockfile'

/** The lock of a process that died counts no more after this time. One that lives renews its own twice as often. */
const staleMs = 10_000
/** Publishers that wait try again so often, for five minutes. */
const retries = { retries: 1200, factor: 1, minTimeout: 250, randomize: true }

type RegistryLock = { requireHeld(): void; release(): Promise<void> }

/**
 * Keeps other publishers from the registry until it is released. `requireHeld` throws when the lock was lost meanwhile,
 * to a machine that slept longer than a lock lives: what was read may then be another's to change.
 */
export async function lockRegistry(file: string): Promise<RegistryLock> {
  let lost: Error | null = null
  const onCompromised = (error: Error) => {
    lost = error
  }
  // A registry that is not there yet has no real path.
  const release = await lockfile.lock(file, { realpath: false, stale: staleMs, retries, onCompromised })
  return {
    requireHeld() {
      if (lost) throw new Error(`The lock of ${file} was lost. Not published, try again.`, { cause: lost })
    },
    async release() {
      if (!lost) await release()
    },
  }
}
