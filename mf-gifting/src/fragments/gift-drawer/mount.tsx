import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { GiftDrawer } from '../../features/drawer/GiftDrawer'
import { loadTexts } from '../../locales/load-texts'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-gifting',
  view: GiftDrawer,
  loadTexts,
})
