import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { WalletButton } from './WalletButton'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-checkout-helpers',
  view: WalletButton,
  loadTexts,
})
