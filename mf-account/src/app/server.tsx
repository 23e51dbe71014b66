import {
  defineServer,
  type PrepareContext,
  type PrepareResult,
} from '@escapade/remote-kit/runtime/define-server'
import * as paths from '@escapade/shared-contracts/paths'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'
import { needsSession, readRoute } from './route'

/**
 * The server writes the frame of a page. What it shows of a person is asked for by the browser, whose session the
 * gateway knows: nothing of one visitor is ever in what is kept of a page for others.
 */
async function prepare({ visit, location }: PrepareContext): Promise<PrepareResult> {
  const route = readRoute(location)
  const hasAccounts = visit.flags.customerAccount !== false
  if (route.page === 'not-found' || (!hasAccounts && route.page !== 'wishlist')) return { status: 404 }
  if (route.page === 'account') return { redirect: paths.trips() }
  if (needsSession(route) && !visit.signedIn)
    return { redirect: paths.signIn({ origin: visit.basePath + location.path }) }
  return { status: 200 }
}

export const { render } = defineServer({ remote: 'mf-account', loadTexts, app: { view: App, prepare } })
