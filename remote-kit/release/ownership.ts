import type { Registry, RegistryOwners } from '@escapade/shared-contracts/mount/registry'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import { RefusalError } from './refusal'
import type { RegistryStore } from './registry-store'

type Route = RemoteManifest['routes'][number]

/** The owners with this publisher among them. Throws when the name is another's. */
export function claimName(owners: RegistryOwners, name: string, publicKey: string): RegistryOwners {
  const owner = owners[name]
  if (!owner) return { ...owners, [name]: { key: publicKey } }
  if (owner.key === publicKey) return owners
  throw new RefusalError(
    'name-taken',
    `${name} belongs to another publisher. Not published.
Who has the owner's key gives it in PUBLISH_KEY, or hands the name over: remote-kit hand-over ${publicKey}`,
  )
}

type HandingOver = { name: string; to: string; from: NonNullable<RegistryOwners[string]['from']> }

/** The owners after a name was handed over. Throws unless the key is the present owner's. */
export function handOver(owners: RegistryOwners, { name, to, from }: HandingOver): RegistryOwners {
  if (owners[name]?.key !== from.key) throw new RefusalError('not-yours', `${name} is not yours to hand over`)
  return { ...owners, [name]: { key: to, from } }
}

type Claim = { store: RegistryStore; name: string; routes: Route[] } & Pick<Registry, 'microFrontends'>

/** Throws when another live remote has one of the routes. The shell judges the same when it takes a release. */
export async function requireFreeRoutes({ store, name, routes, microFrontends }: Claim): Promise<void> {
  for (const [other, entries] of Object.entries(microFrontends)) {
    if (other === name) continue
    // One that is malformed hurts its owner alone: the shell takes none of it.
    const versions = Array.isArray(entries) ? entries.flatMap((entry) => entry?.metadata?.version ?? []) : []
    for (const version of versions) {
      const taken = routesIn(await store.readRelease({ name: other, version }))
      const route = routes.find((one) => taken.some((owned) => meet(one, owned)))
      if (route)
        throw new RefusalError(
          'route-taken',
          `The route "${route.segment}" belongs to ${other}. Not published.`,
        )
    }
  }
}

const meet = (one: Route, other: Route): boolean =>
  one.segment === other.segment &&
  (!one.locales || !other.locales || one.locales.some((locale) => other.locales?.includes(locale)))

/** Releases that lie elsewhere are left to the shell. */
const routesIn = (releaseText: string | null): Route[] =>
  releaseText === null ? [] : JSON.parse(releaseText).manifest.routes
