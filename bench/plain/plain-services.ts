import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { createHashBus } from '@escapade/shared-contracts/criteria/hash-bus'
import { createEventChannel } from '@escapade/shared-contracts/events/event-channel'
import type {
  FragmentRequest,
  MountedFragment,
  ShellServices,
  Visit,
} from '@escapade/shared-contracts/mount/mount-contract'
import { parts } from './parts'

/** The visit as a page without a server knows it: one market, one language, no flags. */
export const readVisit = (window: Window): Visit => ({
  locale: 'fr_FR',
  textLanguage: 'fr-FR',
  basePath: '',
  origin: window.location.origin,
  now: new Date().toISOString().slice(0, 19),
  flags: {},
  customerCare: false,
  nativeApp: false,
  signedIn: false,
})

/** Services that the shell gives a mount, in their shortest form: every part is in the bundle. */
export function createPlainServices(window: typeof globalThis & Window, visit: Visit): ShellServices {
  const channel = createEventChannel()
  const { pathname, search } = window.location
  const services: ShellServices = {
    visit,
    location: { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) },
    api: createApiClient(),
    criteria: createHashBus(window),
    channel: channel.forMount('mf-plain@1'),
    navigate: (uri) => window.location.assign(uri),
    href: (uri) => uri,
    track: () => {},
    logError: window.reportError.bind(window),
    mountFragment: (target, request) => mountPart(services, target, request),
  }
  return services
}

function mountPart(services: ShellServices, target: Element, request: FragmentRequest): MountedFragment {
  const part = parts.fragments[request.fragment]
  const { mountId, props } = request
  const given = { services, domElement: target as HTMLElement, mountId, props }
  const mounted = part?.mount(given)
  return {
    update: (next) => void mounted?.then(() => part?.update?.({ ...given, props: next })),
    unmount: async () => {
      await mounted
      await part?.unmount(given)
    },
  }
}
