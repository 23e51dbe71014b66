import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'
import type { LiveRelease } from '../registry/release-set'

const visit: Visit = {
  locale: 'fr_FR',
  textLanguage: 'fr-FR',
  basePath: '',
  origin: 'http://localhost',
  now: '2026-01-01T12:00:00',
  flags: {},
  customerCare: false,
  nativeApp: false,
  signedIn: false,
}

/** No server listens on the discard port: what a view fetches fails at once, and it draws its skeleton. */
const nowhere = 'http://127.0.0.1:9'

/** A page of each route and each fragment, so that code is compiled and texts are merged before a visitor comes. */
export function warmUpRequests({ name, release: { manifest } }: LiveRelease): RenderRequest[] {
  const common = { mountId: name, visit, gatewayOrigin: nowhere, requestId: 'warm-up', deadlineMs: 300 }
  const at = (path: string) => ({ ...common, location: { path, query: {} } })
  const pages = manifest.routes.map(({ segment }) => at(`/${segment === '*' ? 'warm-up' : segment}`))
  const fragments = manifest.fragments.map((fragment) => ({ ...at('/'), fragment: `${name}/${fragment}` }))
  return [...pages, ...fragments]
}
