import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { useMemo } from 'react'
import { readSearchRoute, type SearchRoute } from './route'

/** List that the address names; one object until the address changes. */
export function useSearchRoute(): SearchRoute {
  const { flags } = useVisit()
  const location = usePageLocation()
  const activityOnly = flags.activityOnly !== false
  return useMemo(() => readSearchRoute(location, { activityOnly }), [location, activityOnly])
}

/** List of a search of a flow that is sent from here: on other pages nothing of their own query counts. */
export function useRouteOf(flow: Flow): SearchRoute {
  const { path } = usePageLocation()
  const here = useSearchRoute()
  return path === paths.search() && here.flow === flow ? here : { flow, page: 0 }
}
