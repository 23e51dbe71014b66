import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../app/load-texts'
import { Around } from './Around'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-hotel',
  view: Around,
  loadTexts,
})
