import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { idOfPath } from '@escapade/shared-contracts/mount/path-id'
import { hotelQuery } from '../features/hotel/hotel-query'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'

async function prepare({ need, api, visit, location }: PrepareContext) {
  const hotel = await need(hotelQuery(api, { id: idOfPath(location), locale: visit.locale, criteria: {} }))
  return { status: hotel === null ? 404 : 200 }
}

export const { render } = defineServer({ remote: 'mf-hotel', loadTexts, app: { view: App, prepare } })
