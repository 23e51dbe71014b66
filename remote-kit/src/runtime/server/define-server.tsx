import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Reader } from '@escapade/shared-contracts/events/payload'
import type { PageLocation, Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type {
  RenderRequest,
  RenderResult,
  ServerModule,
} from '@escapade/shared-contracts/mount/render-contract'
import { loadUiTexts } from '@escapade/shared-ui/common/load-texts'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { i18n, TFunction } from 'i18next'
import { renderToString } from 'react-dom/server'
import type { View } from '../mounting/define-mount'
import type { RenderCollector } from '../mounting/mount-context'
import { createMountState, Providers } from '../mounting/providers'
import { createQueryClient } from '../query'
import { createI18n } from '../texts/i18n'
import { fetchTexts, type LoadTexts, namespaceOf, type Texts } from '../texts/texts'
import { createNeeds, isRefusal, type Need } from './needs'
import { createServerApi, createServerHttp } from './server-api'
import { createServerServices } from './server-services'

export type PrepareContext = {
  queryClient: QueryClient
  /** Like `prefetchQuery`, for what the page is about: without it search engines shall not keep the page. */
  need: Need
  api: ApiClient
  visit: Visit
  location: PageLocation
  /** Empty, unless the view follows criteria and the browser named them. */
  criteria: Criteria
  props: Record<string, unknown>
  t: TFunction
}
export type PrepareResult = { status?: number; redirect?: string; found?: boolean }

type ServerView = {
  view: View
  /** With the criteria alone it draws what the browser would: their page is worth asking for. */
  followsCriteria?: boolean
  /** Reads what a slot hands over, for a fragment that the shop's contracts do not know. */
  props?: Reader<Record<string, unknown>>
  /** Fetches what the view reads. The view shows as loading what could not be fetched. */
  prepare?: (context: PrepareContext) => Promise<PrepareResult | undefined> | Promise<void>
}

export type ServerDefinition = {
  remote: string
  loadTexts: LoadTexts
  app: ServerView
  fragments?: Record<string, ServerView>
}

/** Share of the shell's deadline for fetching: what is not there by then is left to the browser. */
const prepareShare = 0.73
const prepareBudgetMs = ({ deadlineMs }: RenderRequest) => Math.round(deadlineMs * prepareShare)

/**
 * Makes the views of a remote what the shell's server renders. Between two requests it keeps texts, and answers that
 * are the same for everybody.
 */
export function defineServer({ remote, loadTexts, app, fragments = {} }: ServerDefinition): ServerModule {
  const translations = keepTranslations(namespaceOf(remote), loadTexts)
  const { http, follow } = createServerHttp()
  return {
    props: Object.fromEntries(
      Object.entries(fragments).flatMap(([name, { props }]) => (props?.schema ? [[name, props.schema]] : [])),
    ),
    async render(request) {
      const view = request.fragment ? fragments[nameOf(request.fragment)] : app
      if (!view) throw new Error(`${remote} renders no fragment ${request.fragment}`)
      follow(request.revision)
      const api = createServerApi(http, { ...request, timeoutMs: prepareBudgetMs(request) })
      return renderView(request, view, api, await translations(request.visit.textLanguage))
    },
  }
}

/** `mf-search/search-box` and `search-box` name the same. */
const nameOf = (fragment: string) => fragment.slice(fragment.indexOf('/') + 1)

type Translation = { i18n: i18n; texts: Texts }

/** The texts of a release never change: they are put together once for each language. */
function keepTranslations(namespace: string, load: LoadTexts): (language: string) => Promise<Translation> {
  const known = new Map<string, Promise<Translation>>()
  const create = async (language: string): Promise<Translation> => {
    const [own, ui] = await Promise.all([fetchTexts(load, language), fetchTexts(loadUiTexts, language)])
    const texts = { [namespace]: own, ui }
    return { texts, i18n: createI18n({ texts, language, namespace }) }
  }
  return (language) => {
    const translation = known.get(language) ?? create(language)
    known.set(language, translation)
    return translation
  }
}

async function renderView(
  request: RenderRequest,
  view: ServerView,
  api: ApiClient,
  { i18n, texts }: Translation,
): Promise<RenderResult> {
  const queryClient = createQueryClient({ retries: 0 })
  const state = createMountState({ i18n, queryClient })
  const { visit, location, props = {}, mountId } = request
  const { followsCriteria = false } = view
  const drawnFor = followsCriteria ? request.criteria : undefined
  const services = createServerServices(request, { api, criteria: drawnFor })
  const needs = createNeeds(queryClient)
  const context: PrepareContext = {
    queryClient,
    need: needs.need,
    api,
    visit,
    location,
    props,
    t: i18n.t,
    criteria: drawnFor ?? {},
  }
  const prepared = await prepareInTime(view, context, prepareBudgetMs(request))
  const warnings = [...prepared.warnings, ...needs.troubles()]
  const page = { status: 200, ...prepared, ...needs.shortfall(), warnings }
  forgetPassingTrouble(queryClient)
  const collector: RenderCollector = { head: {}, slots: [] }
  const html = renderToString(
    <Providers state={state} services={services} mount={{ mountId, collector, drawnFor }}>
      <view.view {...props} />
    </Providers>,
    { identifierPrefix: mountId },
  )
  const queries = dehydrate(queryClient)
  queryClient.clear()
  const rendered = { queries, texts, ...(drawnFor && { criteria: drawnFor }) }
  return { html, ...collector, state: rendered, followsCriteria, ...page }
}

/** A call that a second try may mend is no answer: the view shows it as loading, and the browser asks again. */
function forgetPassingTrouble(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ state }) => state.error !== null && !isRefusal(state.error) })
}

type Prepared = PrepareResult & { incomplete?: true; warnings: string[] }

async function prepareInTime(view: ServerView, context: PrepareContext, budgetMs: number): Promise<Prepared> {
  const late = new Promise<Prepared>((resolve) =>
    setTimeout(() => resolve({ warnings: ['prepare was late'] }), budgetMs).unref?.(),
  )
  return Promise.race([prepareAll(view, context), late])
}

async function prepareAll({ prepare }: ServerView, context: PrepareContext): Promise<Prepared> {
  try {
    return { ...(await prepare?.(context)), warnings: [] }
  } catch (error) {
    return { incomplete: true, warnings: [String(error)] }
  }
}
