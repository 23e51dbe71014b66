import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { PageLocation, Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { isOpenRoute } from '@escapade/shared-contracts/mount/open-route'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'

type Route = RemoteManifest['routes'][number]
export type Routing = {
  /** Remote and kind of page of a full path; null when the path is not of this market and language. */
  find(pathname: string): { remote: string; page: string } | null
  /** Path without the base path, and query, of an address. */
  locate(url: Pick<Location, 'pathname' | 'search'>): PageLocation
  /** Full path, query and hash of a path of the shop. */
  href(uri: string): string
}

/**
 * Finds the owner of a path: by first segment, else the remote that takes `*`. Known from the remotes' manifests
 * alone.
 */
export function createRouting(remotes: BootData['remotes'], visit: Visit): Routing {
  const { basePath } = visit
  const routes = Object.entries(remotes).flatMap(([remote, { manifest }]) =>
    manifest.routes.map((route) => ({ remote, route })),
  )
  const owning = (segment: string, path: string) =>
    routes.find(({ route }: { route: Route }) => route.segment === segment && isOpenRoute(route, path, visit))
  const withoutBase = (pathname: string) => pathname.slice(basePath.length) || '/'
  return {
    find(pathname) {
      if (!`${pathname}/`.startsWith(`${basePath}/`)) return null
      const path = withoutBase(pathname)
      const found = owning(path.split('/')[1] ?? '', path) ?? owning('*', path)
      return found ? { remote: found.remote, page: found.route.page } : null
    },
    locate: ({ pathname, search }) => ({
      path: withoutBase(pathname),
      // The first of several values counts, as on the server.
      query: Object.fromEntries([...new URLSearchParams(search)].reverse()),
    }),
    href: (uri) => basePath + uri,
  }
}
