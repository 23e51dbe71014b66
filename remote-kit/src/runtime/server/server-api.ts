import { type ApiClient, createApiClient, createHttp } from '@escapade/shared-contracts/api/api-client'
import { releaseHeader } from '@escapade/shared-contracts/log/release-header'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'
import axios, {
  type AxiosAdapter,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'

/** No answer is kept longer, however long it may be: as old as a page may be that the shell gives out again. */
const longestMs = 10_000
/** The texts, banners and blocks of all markets are some hundred. */
const mostAnswers = 500

type Kept = { response: AxiosResponse; until: number }

export type ServerHttp = {
  http: AxiosInstance
  /** Forgets what was answered in another state of what operators and editors change. */
  follow(revision: string | undefined): void
}

/**
 * Calls of the server's renders. An answer that the gateway gives to everybody alike, and marks so (`cache-control:
 * public`), is asked for once in ten seconds and not for each page: such answers are half of what rendering a page
 * costs.
 */
export function createServerHttp(clock: () => number = Date.now): ServerHttp {
  const http = createHttp()
  const ask = axios.getAdapter(http.defaults.adapter)
  let of: string | undefined
  let answers = new Map<string, Kept>()
  const adapter: AxiosAdapter = async (config) => {
    // An answer asked for before a change, and given after it, lands in a cache generation that is no longer
    // read.
    const kept = answers
    const key = questionOf(config)
    const known = kept.get(key)
    // Every reader gets an answer parsed anew: no two renders share an object.
    if (known && known.until > clock()) return { ...known.response, config }
    const response = await ask(config)
    const lastsMs = Math.min(secondsOf(response) * 1000, longestMs)
    if (lastsMs > 0) keep(kept, key, { response, until: clock() + lastsMs })
    return response
  }
  http.defaults.adapter = adapter
  return {
    http,
    follow(revision) {
      if (revision === of) return
      of = revision
      answers = new Map()
    },
  }
}

/** A search asks with a body, and is answered to everybody alike too. */
const questionOf = (config: InternalAxiosRequestConfig) =>
  `${config.method} ${axios.getUri(config)} ${typeof config.data === 'string' ? config.data : ''}`

/** The oldest makes room for the newest. */
function keep(kept: Map<string, Kept>, key: string, answer: Kept) {
  kept.delete(key)
  kept.set(key, answer)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostAnswers) return
    kept.delete(oldest)
  }
}

function secondsOf({ status, headers }: AxiosResponse): number {
  const [, seconds] = /^public, max-age=(\d+)$/.exec(String(headers['cache-control'])) ?? []
  return status === 200 ? Number(seconds ?? 0) : 0
}

type ApiRequest = Pick<RenderRequest, 'gatewayOrigin' | 'requestId' | 'release'> & { timeoutMs: number }

export const createServerApi = (http: AxiosInstance, request: ApiRequest): ApiClient =>
  createApiClient({
    http,
    baseUrl: request.gatewayOrigin,
    timeoutMs: request.timeoutMs,
    headers: {
      'x-request-id': request.requestId,
      ...(request.release && { [releaseHeader]: request.release }),
    },
  })
