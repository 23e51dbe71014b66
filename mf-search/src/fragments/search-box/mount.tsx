import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../app/load-texts'
import { SearchBox } from '../../features/search-box/SearchBox'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-search',
  view: SearchBox,
  loadTexts,
})
