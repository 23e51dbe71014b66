import type { Changed } from '@escapade/shared-contracts/mount/registry-api'
import type { OwnRemote } from './own-remote'
import { claimName } from './ownership'
import { RefusalError } from './refusal'
import type { RegistryParts } from './registry-store'
import { readSplit, versionOf } from './shares'

/** Throws while a remote is frozen: nothing new reaches its sessions. What takes a release back is allowed. */
export function requireThawed({ frozen }: Pick<RegistryParts, 'frozen'>, name: string): void {
  const reason = frozen[name]
  if (reason !== undefined)
    throw new RefusalError('frozen', `${name} is frozen: ${reason}\nremote-kit thaw ends that`)
}

/** Nothing is published or promoted from now on, for the reason. */
export const freeze = (remote: OwnRemote, reason: string): Promise<Changed> => setFrozen(remote, reason)

export const thaw = (remote: OwnRemote): Promise<Changed> => setFrozen(remote, null)

async function setFrozen({ store, name, publisher }: OwnRemote, reason: string | null): Promise<Changed> {
  let changed: Changed = { version: '', named: [] }
  await store.update(({ owners, microFrontends, frozen }) => {
    const { main, canary, share } = readSplit(microFrontends[name])
    if (!main) throw new RefusalError('nothing-live', `${name} has no live release`)
    const { [name]: _, ...others } = frozen
    changed = {
      version: versionOf(main),
      ...(canary ? { share } : {}),
      named: [canary, main].flatMap((entry) => (entry ? [versionOf(entry)] : [])),
    }
    return {
      owners: claimName(owners, name, publisher.publicKey),
      frozen: reason === null ? others : { ...others, [name]: reason },
    }
  })
  return changed
}
