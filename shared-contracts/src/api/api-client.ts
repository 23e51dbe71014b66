import axios, { AxiosError, type AxiosInstance, isAxiosError, isCancel } from 'axios'
import { ApiError } from './api-error'
import { type Endpoint, type EndpointInput, endpointPath } from './endpoint'
import { inputsVersionHeader } from './inputs-version'
import type { Problem } from './problem'

type SendOptions = {
  signal?: AbortSignal
  /** Milliseconds until the call counts as failed; the client's default is 10 s. */
  timeoutMs?: number
  headers?: Record<string, string>
}

export type ApiClient = {
  /** Calls the gateway. Rejects with `ApiError`, never with anything else. */
  send<Input extends EndpointInput, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input & SendOptions,
  ): Promise<Output>
}

export type ApiClientOptions = {
  /** Origin of the gateway; empty in the browser, where the shell proxies it. */
  baseUrl?: string
  timeoutMs?: number
  headers?: Record<string, string>
  http?: AxiosInstance
}

/**
 * Lists in the query repeat the key: `?tags=1&tags=2`. On the server calls go straight to the gateway, which never
 * sends them elsewhere: no proxy is looked for.
 */
export const createHttp = (): AxiosInstance =>
  axios.create({ paramsSerializer: { indexes: null }, proxy: false, maxRedirects: 0 })

/** The typed client of browser and server. */
export function createApiClient({
  baseUrl = '',
  timeoutMs = 10_000,
  headers,
  http = createHttp(),
}: ApiClientOptions = {}): ApiClient {
  return {
    async send(
      { method, path, inputs },
      { params, query, body, signal, timeoutMs: ownTimeout, headers: ownHeaders },
    ) {
      try {
        const answer = await http.request({
          baseURL: baseUrl,
          url: endpointPath({ path, params }),
          method,
          params: query,
          data: body,
          signal,
          timeout: ownTimeout ?? timeoutMs,
          headers: { ...(inputs && { [inputsVersionHeader]: inputs }), ...headers, ...ownHeaders },
        })
        return answer.data
      } catch (error) {
        const failure = toApiError(error)
        // For logs: without it one failure reads like any other.
        failure.message += ` (${method} ${path})`
        throw failure
      }
    },
  }
}

function toApiError(error: unknown): ApiError {
  if (isCancel(error)) return new ApiError({ kind: 'aborted' })
  if (!isAxiosError(error)) return new ApiError({ kind: 'network', message: String(error) })
  if (error.response) return httpError(error.response.status, error.response.data)
  const timedOut = error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT
  return new ApiError({ kind: timedOut ? 'timeout' : 'network', message: error.message })
}

function httpError(status: number, data: unknown): ApiError {
  const isProblem = typeof data === 'object' && data !== null && 'code' in data && 'title' in data
  return new ApiError({
    kind: 'http',
    status,
    problem: isProblem ? (data as Problem) : null,
    // Some refusals say why in a plain text, or in a field of another form.
    message: isProblem || !data ? `HTTP ${status}` : `HTTP ${status}: ${JSON.stringify(data).slice(0, 200)}`,
  })
}
