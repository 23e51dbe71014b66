import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { NewsletterModal } from './NewsletterModal'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-content',
  view: NewsletterModal,
  loadTexts,
})
