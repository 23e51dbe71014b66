import type { BootRemote } from '@escapade/shared-contracts/mount/boot-data'

/** A document just loaded names what is live: one that fails does so for another reason. */
const settledMs = 5000

type Parts = Pick<Window, 'fetch' | 'performance'> & { location: Pick<Location, 'reload'> }

/**
 * Loads the page anew where the release of a remote that did not load was withdrawn: this document knows no other. The
 * address is that of the page that was wanted.
 */
export async function leaveWithdrawn(
  remote: Pick<BootRemote, 'base' | 'entry'> | undefined,
  { fetch, performance, location }: Parts = window,
): Promise<void> {
  if (!remote || performance.now() < settledMs) return
  const answer = await fetch(remote.base + remote.entry.file, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  )
  if (answer?.status === 410) location.reload()
}
