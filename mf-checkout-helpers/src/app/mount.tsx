import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { App } from './App'
import { loadTexts } from './load-texts'
import { loadPage } from './pages'
import { readRoute } from './route'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-checkout-helpers',
  view: App,
  loadTexts,
  loadView: ({ location }) => loadPage(readRoute(location)),
})
