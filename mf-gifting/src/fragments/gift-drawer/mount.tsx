import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../app/load-texts'
import { GiftDrawer } from '../../features/drawer/GiftDrawer'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-gifting',
  view: GiftDrawer,
  loadTexts,
})
