import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../app/load-texts'
import { GiftBoxes } from '../../features/boxes/GiftBoxes'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-gifting',
  view: GiftBoxes,
  loadTexts,
})
