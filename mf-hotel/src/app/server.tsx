import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { hotelQuery } from '../features/hotel/hotel-query'
import { App } from './App'
import { hotelIdOf } from './route'
import { texts } from './texts'

async function prepare({ queryClient, api, visit, location }: PrepareContext) {
  const query = hotelQuery(api, { id: hotelIdOf(location), locale: visit.locale, criteria: {} })
  await queryClient.prefetchQuery(query)
  const { error } = queryClient.getQueryState(query.queryKey) ?? {}
  return { status: error instanceof ApiError && error.status === 404 ? 404 : 200 }
}

export const { render } = defineServer({ remote: 'mf-hotel', texts, app: { view: App, prepare } })
