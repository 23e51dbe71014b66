import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { Newsletter } from './Newsletter'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-content',
  view: Newsletter,
  loadTexts,
})
