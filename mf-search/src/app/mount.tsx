import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'
import { loadParts } from './parts'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-search',
  view: App,
  loadTexts,
  loadView: loadParts,
})
