import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'
import { loadPage } from './pages'
import { readRoute } from './route'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-checkout-helpers',
  view: App,
  loadTexts,
  loadView: ({ location, visit }) => loadPage(readRoute(location), visit),
})
