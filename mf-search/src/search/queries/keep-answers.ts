import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'

type Kept = { queryKey: QueryKey; data: unknown; updatedAt: number }

/** Prices of an answer may change: an older one is not shown again, not even for a moment. */
const keptMs = 5 * 60_000
/** A few pages of results with all that stands around them, and the counts of filters that were tried. */
const keptAnswers = 60

/** Written when the page is left, so never on the server. */
let kept: readonly Kept[] = []

/**
 * Coming back to the results shows them at once, in their full length, so that the page can be scrolled to where it
 * was left. A mount has a query client of its own, which ends with it: this hands its answers to the next one, which
 * asks again where they are older than a minute.
 */
export function useKeptAnswers(): void {
  const client = useQueryClient()
  // Before anything below is drawn.
  useState(() => restore(client))
  // The client is emptied right after the page is taken away, before other effects would end.
  useLayoutEffect(
    () => () => {
      kept = collect(client)
    },
    [client],
  )
}

function restore(client: QueryClient): null {
  for (const { queryKey, data, updatedAt } of kept)
    if (Date.now() - updatedAt < keptMs && client.getQueryData(queryKey) === undefined)
      client.setQueryData(queryKey, data, { updatedAt })
  return null
}

const collect = (client: QueryClient): Kept[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, updatedAt: state.dataUpdatedAt }))
    .sort((one, other) => other.updatedAt - one.updatedAt)
    .slice(0, keptAnswers)
