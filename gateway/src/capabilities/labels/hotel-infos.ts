import type en from './texts/en.json'

/** Groups of a hotel's practical information and what only they list. */
export type HotelInfoCode = keyof typeof en.hotelInfos
