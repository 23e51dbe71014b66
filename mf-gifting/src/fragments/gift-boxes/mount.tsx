import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { GiftBoxes } from '../../features/boxes/GiftBoxes'
import { loadTexts } from '../../locales/load-texts'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-gifting',
  view: GiftBoxes,
  loadTexts,
})
