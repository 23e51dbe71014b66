import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-template',
  view: App,
  loadTexts,
})
