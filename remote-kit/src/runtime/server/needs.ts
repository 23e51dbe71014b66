import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Fetches what the page is about. Undefined where it did not come: the page is incomplete then. */
export type Need = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
) => Promise<Data | undefined>

/** `late` pages are mended by the browser, `failed` ones by the gateway alone; `refused` ones are not there. */
type Outcome = 'there' | 'late' | 'failed' | 'refused'

/** Keeps account of what a page is about, as opposed to what stands beside it. */
export function createNeeds(queryClient: QueryClient) {
  const keys: QueryKey[] = []
  const need: Need = async (query) => {
    keys.push(query.queryKey)
    await queryClient.prefetchQuery(query)
    return queryClient.getQueryData(query.queryKey)
  }
  const outcomeOf = (key: QueryKey): Outcome => {
    const state = queryClient.getQueryState(key)
    if (state?.data !== undefined) return 'there'
    return state?.error ? outcomeOfError(state.error) : 'late'
  }
  return {
    need,
    /** Why what was needed is not there, for the log. */
    troubles: (): string[] =>
      keys.flatMap((key) => {
        const error = queryClient.getQueryState(key)?.error
        return error && !isRefusal(error) ? [`${String(key[0])}: ${error.message}`] : []
      }),
    /** Status of the page by its needs; nothing where all are met. */
    shortfall(): { status?: number; incomplete?: true } {
      const outcomes = keys.map(outcomeOf)
      if (outcomes.includes('failed')) return { status: 503, incomplete: true }
      if (outcomes.includes('late')) return { incomplete: true }
      return outcomes.includes('refused') ? { status: 404, incomplete: true } : {}
    },
  }
}

const waits = new Set([408, 429])

function outcomeOfError(error: Error): Outcome {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.kind === 'timeout' || error.kind === 'aborted' || waits.has(error.status ?? 0)) return 'late'
  return isRefusal(error) ? 'refused' : 'failed'
}

/** An answer to the address that was asked for: asking again changes nothing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status !== null && error.status >= 400 && error.status < 500
