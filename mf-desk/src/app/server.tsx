import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'
import { readRoute } from './route'

/** The server writes the frame: what is known of people is asked for by the browser, whose session the gateway knows. */
const prepare = async ({ location }: PrepareContext) => ({
  status: readRoute(location).page === 'not-found' ? 404 : 200,
})

export const { render } = defineServer({ remote: 'mf-desk', loadTexts, app: { view: App, prepare } })
