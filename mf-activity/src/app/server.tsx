import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { activityQuery } from '../features/activity/activity-query'
import { App } from './App'
import { activityIdOf } from './route'
import { texts } from './texts'

async function prepare({ queryClient, api, visit, location }: PrepareContext) {
  const query = activityQuery(api, { id: activityIdOf(location), locale: visit.locale })
  await queryClient.prefetchQuery(query)
  const { error } = queryClient.getQueryState(query.queryKey) ?? {}
  return { status: error instanceof ApiError && error.status === 404 ? 404 : 200 }
}

export const { render } = defineServer({ remote: 'mf-activity', texts, app: { view: App, prepare } })
