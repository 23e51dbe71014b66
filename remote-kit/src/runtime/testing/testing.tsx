import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { Flags } from '@escapade/shared-contracts/api/content/content-schemas'
import type { AnalyticsEvent } from '@escapade/shared-contracts/api/content/telemetry-schemas'
import type { Endpoint, EndpointInput } from '@escapade/shared-contracts/api/endpoint'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { analyticsTracked } from '@escapade/shared-contracts/events/analytics-events'
import { createEventChannel, type RootChannel } from '@escapade/shared-contracts/events/event-channel'
import { tellAnalytics } from '@escapade/shared-contracts/events/tell-analytics'
import type {
  FragmentRequest,
  PageLocation,
  ShellServices,
  Visit,
} from '@escapade/shared-contracts/mount/mount-contract'
import { act, type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMountState, Providers } from '../mounting/providers'
import { createQueryClient } from '../query'
import { createI18n } from '../texts/i18n'
import type { Texts } from '../texts/texts'
import { uiTextsIn } from './ui-texts-in-tests'

type AnyEndpoint = Endpoint<EndpointInput, unknown>
export type FakeAnswer = { endpoint: AnyEndpoint; handler: (input: EndpointInput) => unknown }

/** Answer of the gateway to a call in a test: `answer(getHomeContent, () => home)`. Throw to refuse it. */
export const answer = <Input extends EndpointInput, Output>(
  endpoint: Endpoint<Input, Output>,
  handler: (input: Input) => Output | Promise<Output>,
): FakeAnswer => ({ endpoint: endpoint as AnyEndpoint, handler: handler as FakeAnswer['handler'] })

export type InShellOptions = {
  visit?: Partial<Visit>
  flags?: Flags
  location?: Partial<PageLocation>
  /** Criteria at the start, without #. */
  hash?: string
  api?: FakeAnswer[]
  /** Catalogues by namespace, the first one is the default. The shared components speak the visit's language. */
  texts?: Texts
}

/** Effects of a test on the shell. */
type ShellRecord = {
  navigations: { uri: string; replace: boolean }[]
  /** Hashes that the view wrote, without #. */
  hashes: { hash: string; replace: boolean }[]
  /** All that was sent to analytics. */
  tracked: AnalyticsEvent[]
  errors: unknown[]
  calls: { endpoint: AnyEndpoint; input: EndpointInput }[]
  fragments: FragmentRequest[]
}

export type InShell = RenderResult & {
  services: ShellServices
  /** The channel of the page: listens to and sends events from outside the view. */
  channel: RootChannel
  record: ShellRecord
  /** A text as the page says it; placeholders stay. Other namespaces than the first: `ui:calendar.label`. */
  say(key: string): string
  /** The hash as the visitor sees it, without #. */
  hash(): string
  setHash(hash: string): void
}

const visitOfTests: Visit = {
  locale: 'fr_FR',
  textLanguage: 'en',
  basePath: '',
  origin: 'https://fr.escapade.test',
  now: '2026-11-20T10:00:00',
  flags: {},
  customerCare: false,
  nativeApp: false,
  signedIn: false,
}

/** Renders a view as the shell would mount it, with a fake gateway and a record of what the view did. */
export function renderInShell(ui: ReactElement, options: InShellOptions = {}): InShell {
  const record: ShellRecord = {
    navigations: [],
    hashes: [],
    tracked: [],
    errors: [],
    calls: [],
    fragments: [],
  }
  const channel = createEventChannel()
  tellAnalytics(channel, (event) => void record.tracked.push(event))
  const criteria = createFakeBus(options.hash ?? '', record)
  const services = createFakeServices(options, record, channel, criteria.bus)
  const language = services.visit.textLanguage
  const texts: Texts = { ...options.texts, ui: uiTextsIn(language) }
  const i18n = createI18n({ texts, language, namespace: Object.keys(texts)[0] ?? 'ui' })
  const queryClient = createQueryClient({ onError: services.logError, retries: 0 })
  const state = createMountState({ i18n, queryClient })
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <Providers state={state} services={services} mount={{ mountId: 'test' }}>
      {children}
    </Providers>
  )
  const setHash = (hash: string) => act(() => criteria.setHash(hash))
  const rendered: RenderResult = render(ui, { wrapper })
  const say = (key: string) => i18n.t(key, { skipInterpolation: true })
  return { ...rendered, services, channel, record, say, hash: criteria.hash, setHash }
}

function createFakeServices(
  { visit, flags, location, api = [] }: InShellOptions,
  record: ShellRecord,
  channel: RootChannel,
  criteria: CriteriaBus,
): ShellServices {
  const facts = { ...visitOfTests, ...visit, flags: flags ?? visit?.flags ?? {} }
  return {
    visit: facts,
    location: { path: '/', query: {}, ...location },
    api: createFakeApi(api, record),
    criteria,
    channel: channel.forMount('mf-tested@1'),
    navigate: (uri, { replace = false } = {}) => void record.navigations.push({ uri, replace }),
    href: (uri) => facts.basePath + uri,
    track: (event) => channel.emit(analyticsTracked, event),
    logError: (error) => void record.errors.push(error),
    mountFragment: (_target, request) => {
      record.fragments.push(request)
      return { update: (props) => Object.assign(request, { props }), unmount: async () => {} }
    },
  }
}

function createFakeApi(answers: FakeAnswer[], record: ShellRecord): ApiClient {
  return {
    async send(endpoint, input) {
      record.calls.push({ endpoint: endpoint as AnyEndpoint, input })
      const fake = answers.find((candidate) => candidate.endpoint === endpoint)
      if (fake) return fake.handler(input) as never
      throw new ApiError({
        kind: 'network',
        message: `No fake answer for ${endpoint.method} ${endpoint.path}`,
      })
    },
  }
}

function createFakeBus(start: string, record: ShellRecord) {
  let hash = start
  let criteria = parseCriteria({ hash })
  const listeners = new Set<() => void>()
  const setHash = (next: string) => {
    hash = next
    criteria = parseCriteria({ hash })
    for (const listener of [...listeners]) listener()
  }
  const bus: CriteriaBus = {
    get: () => criteria,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    update(change, { replace = false } = {}) {
      setHash(serializeCriteria({ criteria: change(criteria) }))
      record.hashes.push({ hash, replace })
    },
  }
  return { bus, setHash, hash: () => hash }
}
