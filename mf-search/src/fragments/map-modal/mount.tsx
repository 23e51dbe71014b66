import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { MapModal } from './MapModal'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-search',
  view: MapModal,
  loadTexts,
})
