import type { KeyObject } from 'node:crypto'
import type { RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import { publicKeyOf, signEntry } from './publish-key'

/** A publisher is known by a public key, with a signature for each release. */
export type Publisher = {
  /** Ed25519, SPKI in base64: as the registry names owners. */
  publicKey: string
  /** Signature over an entry. Throws where the publisher gave none. */
  sign(name: string, entry: RegistryRelease): string | Promise<string>
}

export const publisherWith = (key: KeyObject): Publisher => ({
  publicKey: publicKeyOf(key),
  sign: (name, entry) => signEntry(name, entry, key),
})
