import type en from './texts/en.json'

/** Facility of a hotel. */
export type FacilityCode = keyof typeof en.facilities
