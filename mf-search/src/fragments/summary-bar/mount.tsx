import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { SummaryBar } from './SummaryBar'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-search',
  view: SummaryBar,
  loadTexts,
})
