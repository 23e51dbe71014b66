import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'

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

type Tried = { manifest: RemoteManifest; visit?: Partial<Visit> }

/** A page of each route and each fragment of a remote, as its server bundle is asked for them; no gateway answers. */
export function trialRequests({ manifest, visit: more }: Tried): RenderRequest[] {
  const { name, routes, fragments } = manifest
  const common = {
    mountId: name,
    visit: { ...visit, ...more },
    gatewayOrigin: nowhere,
    requestId: 'warm-up',
    deadlineMs: 300,
  }
  const at = (path: string) => ({ ...common, location: { path, query: {} } })
  const pages = routes.map(({ segment }) => at(`/${segment === '*' ? 'warm-up' : segment}`))
  return [...pages, ...fragments.map((fragment) => ({ ...at('/'), fragment: `${name}/${fragment}` }))]
}
