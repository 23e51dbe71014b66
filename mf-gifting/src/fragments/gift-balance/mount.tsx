import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../app/load-texts'
import { GiftBalance } from '../../features/balance/GiftBalance'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-gifting',
  view: GiftBalance,
  loadTexts,
})
