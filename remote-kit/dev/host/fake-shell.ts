import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { createHashBus } from '@escapade/shared-contracts/criteria/hash-bus'
import { createEventChannel } from '@escapade/shared-contracts/events/event-channel'
import { criteriaChanged } from '@escapade/shared-contracts/events/events'
import type {
  FragmentRequest,
  Lifecycles,
  MountedFragment,
  MountProps,
  ShellServices,
  Visit,
} from '@escapade/shared-contracts/mount/mount-contract'
import { bcp47, isLocale, pseudoLocale } from '@escapade/shared-contracts/rules/visitor/locale'

type Options = {
  window: Window
  remote: string
  loadFragment(exposed: string): Promise<Lifecycles>
  onNavigation(): void
}

/** Services that the shell gives a mount, for a remote that runs alone. Criteria, events and calls are real. */
export function createFakeShell({ window, remote, loadFragment, onNavigation }: Options) {
  const criteria = createHashBus(window)
  const channel = createEventChannel({ onError: report })
  criteria.subscribe(() => channel.emit(criteriaChanged, { hash: criteria.hash() }))
  const visit = readVisit(window)
  const api = createApiClient()

  const services = (): ShellServices => ({
    visit,
    api,
    criteria,
    location: { path: window.location.pathname, query: readQuery(window) },
    channel: channel.forMount('mf-dev@0'),
    href: (uri) => uri,
    track: () => {},
    logError: report,
    navigate(uri, { replace } = {}) {
      window.history[replace ? 'replaceState' : 'pushState'](null, '', uri)
      criteria.sync()
      onNavigation()
    },
    mountFragment: (target, request) => mountFragment(target, request),
  })

  /** Own fragments are mounted; in place of others stands their name. */
  function mountFragment(target: Element, { fragment, props, mountId }: FragmentRequest): MountedFragment {
    const [owner, name] = fragment.split('/')
    if (owner !== remote) {
      target.textContent = `[${fragment}]`
      return { update: () => {}, unmount: async () => target.replaceChildren() }
    }
    const mount: MountProps = { services: services(), domElement: target as HTMLElement, mountId, props }
    const mounted = loadFragment(`./fragments/${name}`).then(async (part) => {
      await part.bootstrap(mount)
      await part.mount(mount)
      return part
    })
    return {
      update: (next) => void mounted.then((part) => part.update?.({ ...mount, props: next })),
      unmount: async () => (await mounted).unmount(mount),
    }
  }

  return { services }
}

/** Errors belong into the developer's console. */
const report = (what: unknown) => reportError(what instanceof Error ? what : new Error(String(what)))

const readQuery = ({ location }: Window) => Object.fromEntries(new URLSearchParams(location.search))

/** `?locale=nl_BE` and `?lang=en` choose as on the shop's own host. */
function readVisit(window: Window): Visit {
  const { locale: asked, lang, cc } = readQuery(window)
  const own = isLocale(asked) ? asked : 'fr_FR'
  const locale = lang === bcp47(pseudoLocale) ? pseudoLocale : own
  return {
    locale,
    textLanguage: lang === 'en' ? 'en' : bcp47(locale),
    basePath: '',
    origin: window.location.origin,
    now: new Date().toLocaleString('sv', { timeZone: 'Europe/Paris' }).replace(' ', 'T'),
    flags: {},
    customerCare: cc === '1',
    nativeApp: false,
    signedIn: false,
  }
}
