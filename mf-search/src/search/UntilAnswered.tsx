import { ShellContext, useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { holdCriteria } from './hold-criteria'
import { activitiesQuery } from './queries/activities-query'
import { activitiesRequest } from './queries/activities-request'
import { offersRequest } from './queries/offers-request'
import { resultsQuery } from './queries/results-query'
import { useRehearsed } from './rehearsal'
import type { SearchRoute } from './route/route'

/** Longer than most answers take, and short enough not to be taken for a page that does not answer. */
const patienceMs = 150

type UntilAnsweredProps = { route: Pick<SearchRoute, 'flow' | 'page'>; children: ReactNode }

/**
 * Results stay until others take their place, or until those are late: taking two dozen cards away for a skeleton that
 * is seen for a moment would cost more than drawing the new ones. Who asks for the answer stands outside.
 */
export function UntilAnswered({ route: { flow, page }, children }: UntilAnsweredProps) {
  const shell = useShell()
  const bus = useRehearsed()
  const client = useQueryClient()
  const services = useMemo(() => {
    const { api, visit } = shell
    const keyOf = (criteria: Criteria) => {
      const wanted = { locale: visit.locale, criteria, page }
      return flow === 'activity'
        ? activitiesQuery(api, activitiesRequest(wanted)).queryKey
        : resultsQuery(api, offersRequest({ ...wanted, flow })).queryKey
    }
    const isSettled = (criteria: Criteria) => {
      const state = client.getQueryState<unknown>(keyOf(criteria))
      return state !== undefined && (state.status !== 'pending' || state.fetchStatus === 'paused')
    }
    const onNews = (listener: () => void) => client.getQueryCache().subscribe(listener)
    return { ...shell, criteria: holdCriteria(bus, { isSettled, onNews, patienceMs }) }
  }, [shell, bus, client, flow, page])
  return <ShellContext value={services}>{children}</ShellContext>
}
