import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { Around } from './Around'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-hotel',
  view: Around,
  loadTexts,
})
