import { createHashBus } from '@escapade/shared-contracts/criteria/hash-bus'
import { createEventChannel } from '@escapade/shared-contracts/events/event-channel'
import { criteriaChanged } from '@escapade/shared-contracts/events/events'
import { tellAnalytics } from '@escapade/shared-contracts/events/tell-analytics'
import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import { start } from 'single-spa'
import { elementIds } from '../src/page-elements'
import { createAcquisition } from './acquisition/acquisition'
import { closePanels, enhanceChrome, keepCriteria, updateChrome } from './chrome/enhance-chrome'
import { followLinks } from './chrome/follow-links'
import { enhanceMenu } from './chrome/menu-intent'
import { createConsentDesk } from './consent/consent-desk'
import { drawRest } from './draw-rest'
import { createFederation } from './federation/federation'
import { createLazyApi } from './lazy-api'
import { createAppHost } from './mounting/app-host'
import { replayChromePress } from './mounting/event-replay'
import { createFragments, type Fragments } from './mounting/fragments'
import type { MountSession, SessionDeps } from './mounting/mount-session'
import { createLayers } from './navigation/layers'
import { createNavigator } from './navigation/navigator'
import { createScrollMemory } from './navigation/scroll-memory'
import { createVisitorGuide } from './navigation/visitor-guide'
import { nextTask } from './next-task'
import { createRouting } from './routing'
import { createServices, type SharedServices } from './services'
import { createAnalytics } from './telemetry/analytics'
import { createClientLog } from './telemetry/client-log'
import { watchTranslation } from './translation/watch-translation'

/**
 * Brings the document to life: everything here runs once per document. Services that the page's app waits for come
 * first.
 */
export async function startShell(window: Window & typeof globalThis, boot: BootData): Promise<void> {
  const { document } = window
  const { visit } = boot
  const loadedAt = Date.now()
  watchTranslation(window)
  const logError = createClientLog({ window, visit })
  const channel = createEventChannel({ onError: logError })
  const layers = createLayers({
    window,
    async load() {
      const { startAfterPress } = await import('./navigation/after-press')
      return startAfterPress({ window, loadedAt, api, logError })
    },
  })
  const criteria = createHashBus(window)
  criteria.subscribe(layers.criteriaChanged)
  criteria.subscribe(() => channel.emit(criteriaChanged, { hash: criteria.hash() }))
  channel.on(criteriaChanged, ({ hash }) => keepCriteria(document, hash))
  const analytics = createAnalytics(async () => {
    const { createSender } = await import('./telemetry/analytics-sender')
    return createSender({ window, boot })
  })
  tellAnalytics(channel, analytics.track)

  const routing = createRouting(boot.remotes, visit)
  const location = () => routing.locate(window.location)
  const load = createFederation(boot.remotes, document)
  const scroll = createScrollMemory(window)
  const navigator = createNavigator({
    window,
    routing,
    scroll,
    layers,
    preload: async (remote) => (await load(remote, './app')).bootstrap({ services: { visit } }),
    pending: pendingMark(document),
    onHashChanged: criteria.sync,
  })

  const api = createLazyApi(async () => {
    const { createApiClient } = await import('@escapade/shared-contracts/api/api-client')
    const client = createApiClient()
    if (!visit.customerCare) return client
    const { createAgentApi } = await import('./care/agent-api')
    return createAgentApi({ api: client, reload: () => window.location.reload() })
  })
  // Content for criteria is not in the document: the calls for it come at once.
  if (criteria.hash()) api.warm()

  const shared: SharedServices = {
    visit,
    api,
    versionOf: (remote) => boot.remotes[remote]?.version,
    criteria,
    channel,
    routing,
    location,
    navigator,
    fragments: () => fragments,
    logError,
  }
  const deps: SessionDeps = {
    load,
    createServices: (session: MountSession) => createServices(shared, session),
    location,
    logError,
    window,
  }
  const fragments: Fragments = createFragments(deps, boot.slots)
  const guide = createVisitorGuide({ window, scroll })
  let drawAll = () => {}
  const host = createAppHost({
    ...deps,
    main: mainOf(document),
    remotes: Object.keys(boot.remotes),
    ownerOf: (path) => routing.find(path)?.remote ?? null,
    served: boot.app,
    onSettled() {
      guide.settled()
      drawAll = drawRest(window)
    },
  })

  const page = () => routing.find(window.location.pathname)?.page ?? ''
  const moved = createAcquisition({ document, visit, fragments, page, session: host.session })
  const arrived = () => {
    updateChrome({ document, boot }, page(), location())
    keepCriteria(document, criteria.hash())
    analytics.track({ name: 'page_view', params: { page: page(), path: location().path } })
  }
  guide.onArrival(({ samePage }) => {
    closePanels(document)
    arrived()
    moved()
    if (!samePage) drawAll()
    if (samePage) for (const session of [host.session(), ...fragments.live()]) session?.relocate()
  })
  followLinks({ window, isOurs: (url) => routing.find(url.pathname) !== null, follow: navigator.follow })
  const consent = createConsentDesk({
    window,
    boot,
    logError,
    onChoice: (choice) => analytics.consentChanged(choice.analytics),
  })
  await nextTask()
  start({ urlRerouteOnly: true })

  await nextTask()
  // A visit that began at checkout has no page before it.
  const back = () => (window.history.length > 1 ? window.history.back() : navigator.navigate('/'))
  enhanceChrome({ document, boot }, { back, openConsent: consent.open })
  enhanceMenu({ document, visit, logError })
  arrived()
  moved()
  consent.begin()
  replayChromePress(window)
  if (visit.signedIn) {
    const { keepListsInStep } = await import('./account/sync-lists')
    void keepListsInStep({ window, api, logError })()
  }
}

const pendingMark = ({ documentElement }: Document) => ({
  start: () => documentElement.setAttribute('data-pending', ''),
  end: () => documentElement.removeAttribute('data-pending'),
})

function mainOf(document: Document): HTMLElement {
  const main = document.getElementById(elementIds.main)
  if (!main) throw new Error('The document has no <main>')
  return main
}
