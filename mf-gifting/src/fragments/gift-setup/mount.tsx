import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../app/load-texts'
import { GiftSetup } from '../../features/gift-setup/GiftSetup'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-gifting',
  view: GiftSetup,
  loadTexts,
})
