import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { boxesQuery } from '../features/box/box-query'
import { App } from './App'
import { boxIdOf } from './route'
import { texts } from './texts'

async function prepare({ queryClient, api, visit, location }: PrepareContext) {
  const id = boxIdOf(location)
  if (visit.flags.boxes === false || !id) return { status: 404 }
  const query = boxesQuery(api, visit.locale)
  await queryClient.prefetchQuery(query)
  const block = queryClient.getQueryData(query.queryKey)
  return { status: block && !block.results.some((box) => box.id === id) ? 404 : 200 }
}

export const { render } = defineServer({ remote: 'mf-gifting', texts, app: { view: App, prepare } })
