import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { Hello } from './Hello'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-template',
  view: Hello,
  loadTexts,
})
