import { type RegistryRelease, Release } from '@escapade/shared-contracts/mount/registry'
import { RefusedReleaseError } from './judging/judge-trial'
import type { ReleaseFiles } from './release-files'
import type { LiveRelease } from './release-set'

/** Reads and checks what the registry says of a release. Rejects when a file is missing, malformed or tampered with. */
export async function loadRelease(
  files: ReleaseFiles,
  name: string,
  entry: RegistryRelease,
): Promise<LiveRelease> {
  const { release: link, server } = entry.extras
  const content = await files.read(link.url, link.integrity)
  const release = describe(content.toString('utf8'))
  if (release.name !== name)
    throw new RefusedReleaseError(`The release of ${name} says it is ${release.name}`)
  await files.bring({ url: link.url, files: release.files })
  return {
    name,
    base: files.publicUrl(link.url).replace(/[^/]*$/, ''),
    integrity: entry.metadata.integrity,
    release,
    server: server ?? null,
  }
}

/** The hash was right: a description that cannot be read was published so. */
function describe(text: string): Release {
  try {
    return Release.parse(JSON.parse(text))
  } catch (error) {
    throw new RefusedReleaseError(`release.json is malformed: ${error}`)
  }
}
