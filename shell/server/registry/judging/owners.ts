import { createPublicKey, verify } from 'node:crypto'
import type { RegistryOwners, RegistryRelease } from '@escapade/shared-contracts/mount/registry'

/**
 * Text of a release that its owner signs; remote-kit/release/publish-key.ts writes the same. Shares of traffic are
 * left out.
 */
const signedText = (name: string, { url, metadata, extras: { release, server } }: RegistryRelease): string =>
  JSON.stringify([
    name,
    url,
    metadata.version,
    metadata.integrity,
    [release, server].map((file) => file && [file.url, file.integrity]),
  ])

/** Why the release is not its owner's; null when it is, or when the name has no owner. */
export function findForeignRelease(name: string, entry: RegistryRelease, owners: RegistryOwners) {
  const owner = Object.hasOwn(owners, name) ? owners[name] : undefined
  if (!owner) return null
  const { signature } = entry.extras
  if (!signature) return `${name} has an owner, and the release is not signed`
  return isSigned(signedText(name, entry), signature, owner.key)
    ? null
    : `${name} has an owner, and the release is signed by another`
}

/** The first name that changed its owner without the former one's hand-over. */
export function findTakenName(owners: RegistryOwners, known: RegistryOwners): string | null {
  const isTaken = ([name, { key }]: [string, RegistryOwners[string]]) => {
    const present = owners[name]
    if (present?.key === key) return false
    const from = present?.from
    return !present || from?.key !== key || !isSigned(`${name} ${present.key}`, from.signature, key)
  }
  return Object.entries(known).find(isTaken)?.[0] ?? null
}

function isSigned(text: string, signature: string, key: string): boolean {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
