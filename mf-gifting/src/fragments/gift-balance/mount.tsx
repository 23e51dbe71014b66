import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { GiftBalance } from '../../features/balance/GiftBalance'
import { loadTexts } from '../../locales/load-texts'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-gifting',
  view: GiftBalance,
  loadTexts,
})
