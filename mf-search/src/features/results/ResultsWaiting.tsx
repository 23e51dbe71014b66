import type { UseQueryResult } from '@tanstack/react-query'
import { ResultsFailed, ResultsOffline } from './NoResults'
import { ResultsSkeleton } from './ResultsSkeleton'

type ResultsWaitingProps = { query: Pick<UseQueryResult, 'isError' | 'isPaused' | 'refetch'> }

/** In place of results that are not there: on their way, failed, or waiting for the connection (SE-061). */
export function ResultsWaiting({ query: { isError, isPaused, refetch } }: ResultsWaitingProps) {
  if (isError) return <ResultsFailed onRetry={refetch} />
  return isPaused ? <ResultsOffline /> : <ResultsSkeleton />
}
