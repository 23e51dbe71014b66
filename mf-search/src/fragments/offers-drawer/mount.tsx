import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { HotelOffers } from './HotelOffers'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-search',
  view: HotelOffers,
  loadTexts,
})
