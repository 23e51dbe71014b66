import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { GiftSetup } from '../../features/gift-setup/GiftSetup'
import { loadTexts } from '../../locales/load-texts'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-gifting',
  view: GiftSetup,
  loadTexts,
})
