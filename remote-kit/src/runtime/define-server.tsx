import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { createApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { PageLocation, Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type {
  RenderRequest,
  RenderResult,
  ServerModule,
} from '@escapade/shared-contracts/mount/render-contract'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { renderToString } from 'react-dom/server'
import type { View } from './define-mount'
import { createI18n } from './i18n'
import type { RenderCollector } from './mount-context'
import { createMountState, Providers } from './providers'
import { createQueryClient } from './query'
import { createServerServices } from './server-services'
import { type Catalogues, namespaceOf, pickTexts, type Texts } from './texts'
import { uiTexts } from './ui-texts-all'

export type PrepareContext = {
  queryClient: QueryClient
  api: ApiClient
  visit: Visit
  location: PageLocation
  props: Record<string, unknown>
  t: TFunction
}
export type PrepareResult = { status?: number; redirect?: string }

export type ServerView = {
  view: View
  /** Fetches what the view reads. What it fails to fetch, the view shows as loading. */
  prepare?: (context: PrepareContext) => Promise<PrepareResult | undefined> | Promise<void>
}

export type ServerDefinition = {
  remote: string
  texts: Catalogues
  app: ServerView
  fragments?: Record<string, ServerView>
}

/** Share of the shell's deadline for fetching: what is not there by then is left to the browser. */
const prepareShare = 0.73
const prepareBudgetMs = ({ deadlineMs }: RenderRequest) => Math.round(deadlineMs * prepareShare)

/** Makes the views of a remote what the shell's server renders. Nothing is kept between two requests. */
export function defineServer({ remote, texts, app, fragments = {} }: ServerDefinition): ServerModule {
  const namespace = namespaceOf(remote)
  return {
    async render(request) {
      const view = request.fragment ? fragments[nameOf(request.fragment)] : app
      if (!view) throw new Error(`${remote} renders no fragment ${request.fragment}`)
      const language = request.visit.textLanguage
      const own = { [namespace]: pickTexts(texts, language), ui: pickTexts(uiTexts, language) }
      return renderView(request, view, own, namespace)
    },
  }
}

/** `mf-search/search-box` and `search-box` name the same. */
const nameOf = (fragment: string) => fragment.slice(fragment.indexOf('/') + 1)

async function renderView(
  request: RenderRequest,
  view: ServerView,
  texts: Texts,
  namespace: string,
): Promise<RenderResult> {
  const i18n = createI18n({ texts, language: request.visit.textLanguage, namespace })
  const queryClient = createQueryClient({ retries: 0 })
  const state = createMountState({ i18n, queryClient })
  const services = createServerServices(request, createRenderApi(request))
  const { visit, location, props = {} } = request
  const context: PrepareContext = { queryClient, api: services.api, visit, location, props, t: i18n.t }
  const { decided, warnings } = await prepareInTime(view, context, prepareBudgetMs(request))
  forgetPassingTrouble(queryClient)
  const collector: RenderCollector = { head: {}, slots: [] }
  const html = renderToString(
    <Providers state={state} services={services} mount={{ mountId: request.mountId, collector }}>
      <view.view {...props} />
    </Providers>,
    { identifierPrefix: request.mountId },
  )
  const queries = dehydrate(queryClient)
  queryClient.clear()
  return { html, ...collector, state: { queries, texts }, status: 200, ...decided, warnings }
}

const createRenderApi = (request: RenderRequest) =>
  createApiClient({
    baseUrl: request.gatewayOrigin,
    timeoutMs: prepareBudgetMs(request),
    headers: { 'x-request-id': request.requestId },
  })

/** A call that a second try may mend is no answer: the view shows it as loading, and the browser asks again. */
function forgetPassingTrouble(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ state }) => state.error !== null && !isRefusal(state.error) })
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status !== null && error.status >= 400 && error.status < 500

async function prepareInTime({ prepare }: ServerView, context: PrepareContext, budgetMs: number) {
  const warnings: string[] = []
  const late = new Promise<void>((resolve) => setTimeout(resolve, budgetMs).unref?.())
  const prepared = Promise.resolve(prepare?.(context)).catch((error) => void warnings.push(String(error)))
  const decided =
    (await Promise.race([prepared, late.then(() => void warnings.push('prepare was late'))])) ?? {}
  return { decided, warnings }
}
