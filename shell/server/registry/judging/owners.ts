import { isHandedOver, isSignedBy } from '@escapade/remote-kit/release/publish-key'
import type { RegistryOwners, RegistryRelease } from '@escapade/shared-contracts/mount/registry'

/** Why the release is not its owner's; null when it is, or when the name has no owner. */
export function findForeignRelease(name: string, entry: RegistryRelease, owners: RegistryOwners) {
  const owner = Object.hasOwn(owners, name) ? owners[name] : undefined
  if (!owner) return null
  const { signature } = entry.extras
  if (!signature) return `${name} has an owner, and the release is not signed`
  return isSignedBy(owner.key, { name, entry, signature })
    ? null
    : `${name} has an owner, and the release is signed by another`
}

/** The first name that changed its owner without the former one's hand-over. */
export function findTakenName(owners: RegistryOwners, known: RegistryOwners): string | null {
  const isTaken = ([name, { key }]: [string, RegistryOwners[string]]) => {
    const present = owners[name]
    if (present?.key === key) return false
    const from = present?.from
    return !present || from?.key !== key || !isHandedOver({ name, to: present.key, from })
  }
  return Object.entries(known).find(isTaken)?.[0] ?? null
}
