import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { App } from './App'
import { loadTexts } from './load-texts'
import { loadParts } from './parts'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-search',
  view: App,
  loadTexts,
  loadView: loadParts,
})
