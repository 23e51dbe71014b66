import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { App } from './App'
import { loadTexts } from './load-texts'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-content',
  view: App,
  loadTexts,
})
