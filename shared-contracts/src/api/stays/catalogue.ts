import type { Locale } from '../../rules/visitor/locale'
import type { Image } from '../common-schemas'
import { endpoint } from '../endpoint'
import type { HotelDetail, StayDetail, StayDetailQuery } from './catalogue-schemas'

/** A stay with its programme, room and hotel; with a check-in also its price for those dates (GW-002, GW-003). */
export const getStayDetail = /* @__PURE__ */ endpoint<
  { params: { id: string }; query: StayDetailQuery },
  StayDetail
>('GET', '/api/weekend/{id}/detail.json')

/** A hotel with its rooms and their offers. */
export const getHotelDetail = /* @__PURE__ */ endpoint<
  { params: { id: string }; query: StayDetailQuery },
  HotelDetail
>('GET', '/api/hotel/{id}/detail.json')

export const getActivityImages = /* @__PURE__ */ endpoint<
  { params: { activityId: string }; query: { locale: Locale } },
  Image[]
>('GET', '/api/activities/{activityId}/images.json')
