import type en from './texts/en.json'

export type HotelStyle = keyof typeof en.hotelStyles
export type HotelEnvironment = keyof typeof en.hotelEnvironments
export type HotelType = keyof typeof en.hotelTypes
