import { defineMount } from '@escapade/remote-kit/runtime/define-mount'
import { loadTexts } from '../../locales/load-texts'
import { HotelReviews } from './HotelReviews'

export const { bootstrap, mount, unmount, update } = defineMount({
  remote: 'mf-product',
  view: HotelReviews,
  loadTexts,
})
