import type en from './texts/en.json'

/** What a hotel has. */
export type FacilityCode = keyof typeof en.facilities
