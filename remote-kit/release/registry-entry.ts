import type { KeyObject } from 'node:crypto'
import type { RegistryRelease, Release } from '@escapade/shared-contracts/mount/registry'
import { integrityOf } from './integrity'
import { signEntry } from './publish-key'

type Signing = { releaseText: string; key: KeyObject; replaces?: string | undefined }

/** A release as the registry names it, signed. */
export function registryEntry(
  { name, version, entry, server, files }: Release,
  { releaseText, key, replaces }: Signing,
): RegistryRelease {
  const url = (file: string) => `/remotes/${name}/${version}/${file}`
  const described = {
    url: url(entry.file),
    metadata: { version, integrity: hashIn(files, entry.file) },
    deployment: { traffic: 100, default: true },
    extras: {
      release: { url: url('release.json'), integrity: integrityOf(releaseText) },
      server: server ? { url: url(server), integrity: hashIn(files, server) } : undefined,
    },
  }
  const signature = signEntry(name, described, key)
  // Publishing the same release again does not make it its own predecessor.
  const former = replaces === version ? undefined : replaces
  return { ...described, extras: { ...described.extras, signature, replaces: former } }
}

function hashIn(files: Release['files'], file: string): string {
  const integrity = files[file]
  if (!integrity) throw new Error(`release.json has no hash of ${file}`)
  return integrity
}
