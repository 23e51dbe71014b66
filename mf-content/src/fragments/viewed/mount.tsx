import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { RecentlyViewed } from './RecentlyViewed'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-content',
  view: RecentlyViewed,
  loadTexts,
})
