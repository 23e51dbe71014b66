import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { ResultCarousel } from './ResultCarousel'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-search',
  view: ResultCarousel,
  loadTexts,
})
