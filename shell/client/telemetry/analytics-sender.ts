import { postAnalytics } from '@escapade/shared-contracts/api/content/telemetry'
import type { AnalyticsEvent } from '@escapade/shared-contracts/api/content/telemetry-schemas'
import { endpointPath } from '@escapade/shared-contracts/api/endpoint'
import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { exposureEvent } from '@escapade/shared-contracts/rules/visitor/visitor-flags'
import type { Sender } from './analytics'
import { readCookie } from './consent'

type Options = {
  window: Window
  boot: Pick<BootData, 'analytics' | 'visit'>
  /** Asks the provider of analytics ids for one; absent: an own one is made. */
  requestId?: () => void
  send?: typeof fetch
}

const attempts = 5
const pauseMs = 1000
const batchSize = 25
const idCookie = 'clientId'
const yearSeconds = 31_536_000

/** Sends events with the visitor's analytics id (D28). Without an id after five tries, a second apart: nothing. */
export function createSender({ window, boot, requestId, send = window.fetch.bind(window) }: Options): Sender {
  const idOf = () => boot.analytics.clientId ?? readCookie(window.document.cookie, idCookie)
  if (!idOf()) (requestId ?? (() => makeId(window)))()
  const clientId = pollId(idOf, window)
  const { locale } = boot.visit
  const path = endpointPath({ path: postAnalytics.path, params: { pos: countryOf(locale).toLowerCase() } })

  let exposures = exposuresOf(boot.visit)
  return (events) => {
    const all = [...exposures, ...events]
    exposures = []
    void clientId.then((id) => {
      for (const batch of id ? batches(all) : []) {
        const body = JSON.stringify({ clientId: id, userId: boot.analytics.userId, events: batch })
        const headers = { 'content-type': 'application/json' }
        // Not measured is not wrong: a failure here is not reported.
        void send(path, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
      }
    })
  }
}

/** Events for the experiments whose values this page shows: said once, with the first events. */
const exposuresOf = ({ flags, experiments = [] }: BootData['visit']): AnalyticsEvent[] =>
  experiments.map((experiment) => ({
    name: exposureEvent,
    params: { experiment, variant: String(flags[experiment]) },
  }))

async function pollId(idOf: () => string | null, window: Window): Promise<string | null> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const id = idOf()
    if (id || attempt === attempts) return id
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs))
  }
  return null
}

function makeId({ document, crypto, location }: Window) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${idCookie}=${crypto.randomUUID()}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
}

const batches = (events: AnalyticsEvent[]): AnalyticsEvent[][] =>
  events.length === 0 ? [] : [events.slice(0, batchSize), ...batches(events.slice(batchSize))]
