import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'

/** Manifest of the remote in `dir`. */
export const readManifest = (dir: string): RemoteManifest =>
  JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8'))

/** First segment of an address: the route that it is of. */
export const segmentOf = (address: string): string => address.split(/[/?#]/)[1] ?? ''

/** Throws when a trial would not find the pages of a remote: an example is of no route, or a route has none. */
export function requireExamples({ name, routes, examples = [] }: RemoteManifest): void {
  const segments = routes.map(({ segment }) => segment)
  const foreign = examples.find((one) => !segments.includes('*') && !segments.includes(segmentOf(one)))
  if (foreign) throw new Error(`remote.json of ${name}: the example ${foreign} is of none of its routes`)
  const bare = routes.find(
    ({ segment, needsId }) => needsId && !examples.some((one) => segmentOf(one) === segment),
  )
  if (bare)
    throw new Error(
      `remote.json of ${name}: /${bare.segment} needs an id, and a trial cannot know one: add "examples": ["/${bare.segment}/…"]`,
    )
}
