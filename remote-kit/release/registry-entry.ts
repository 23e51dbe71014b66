import type { RegistryRelease, Release } from '@escapade/shared-contracts/mount/registry'
import { integrityOf } from './integrity'
import type { Publisher } from './publisher'

type Signing = { releaseText: string; publisher: Publisher; replaces?: string | undefined }

/** A release as the registry names it, signed. */
export async function registryEntry(
  release: Release,
  { releaseText, publisher, replaces }: Signing,
): Promise<RegistryRelease> {
  const { name, version } = release
  const described = describeEntry(release, releaseText)
  const signature = await publisher.sign(name, described)
  // Publishing the same release again does not make it its own predecessor.
  const former = replaces === version ? undefined : replaces
  return { ...described, extras: { ...described.extras, signature, replaces: former } }
}

/** Describes what is signed of a release. */
export function describeEntry(
  { name, version, entry, server, files }: Release,
  releaseText: string,
): RegistryRelease {
  const url = (file: string) => `/remotes/${name}/${version}/${file}`
  return {
    url: url(entry.file),
    metadata: { version, integrity: hashIn(files, entry.file) },
    deployment: { traffic: 100, default: true },
    extras: {
      release: { url: url('release.json'), integrity: integrityOf(releaseText) },
      server: server ? { url: url(server), integrity: hashIn(files, server) } : undefined,
    },
  }
}

function hashIn(files: Release['files'], file: string): string {
  const integrity = files[file]
  if (!integrity) throw new Error(`release.json has no hash of ${file}`)
  return integrity
}
