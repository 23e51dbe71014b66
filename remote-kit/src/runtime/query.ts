import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError, isTransient } from '@escapade/shared-contracts/api/api-error'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { useShell } from './shell-context'

type Options = {
  /** Called for every query and mutation that failed for good; leaving a page is no failure. */
  onError?: (error: unknown) => void
  /** The server has one short try, the browser mends passing trouble. */
  retries?: number
}

const isAborted = (error: unknown) => error instanceof ApiError && error.kind === 'aborted'
/** An answer to what the visitor sent, such as an unknown number: nothing is wrong with the shop. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && (error.status ?? 500) < 500

/** Between two tries of a page that shows an outage: it comes back by itself. */
const againAfterMs = 8000

/** A query client for one mount or one server render. */
export function createQueryClient({ onError, retries = 2 }: Options = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => !isAborted(error) && onError?.(error) }),
    mutationCache: new MutationCache({
      onError: (error) => !isAborted(error) && !isRefusal(error) && onError?.(error),
    }),
    defaultOptions: {
      queries: {
        // Data of the server is not asked for again right after.
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < retries && isTransient(error),
        refetchInterval: ({ state: { error } }) => (isTransient(error) ? againAfterMs : false),
      },
    },
  })
}

/**
 * Answer to a question, or null where the gateway knows no such thing: an answer like any other, so the server draws
 * it and the browser does not ask again.
 */
export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The typed client of the gateway. */
export const useApi = (): ApiClient => useShell().api
