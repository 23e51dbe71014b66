import type { Flags } from '@escapade/shared-contracts/api/content-schemas'

/** Every experiment and toggle with its value for a visitor who is in no experiment (D3). */
export const defaultFlags: Flags = {
  physicalVoucher: true,
  popularDates: true,
  boxes: true,
  messenger: true,
  activityOnly: true,
  insurance: true,
  searchDates: 'unassigned',
  autoDiscount: false,
  singleVoucherSearch: false,
  calendarPrices: false,
  metasearchRedirect: false,
  allIncentive: false,
  announcementVariation: false,
  customerAccount: false,
  splash: false,
  errors: false,
}
