import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'

type Claim = { remote: string; routes: RemoteManifest['routes'] }
type Route = RemoteManifest['routes'][number]

const meet = (one: Route, other: Route): boolean =>
  one.segment === other.segment &&
  (!one.locales || !other.locales || one.locales.some((locale) => other.locales?.includes(locale)))

/** Why a remote may not have its routes: another one has a segment already, in one of the same locales. */
export function findTakenRoute({ remote, routes }: Claim, claims: Claim[]): string | null {
  const others = claims.filter((claim) => claim.remote !== remote)
  for (const route of routes) {
    const owner = others.find((claim) => claim.routes.some((taken) => meet(route, taken)))
    if (owner) return `The route "${route.segment}" belongs to ${owner.remote}`
  }
  return null
}
