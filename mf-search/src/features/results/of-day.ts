import { hashOn } from '../../search/criteria/on-day'
import { stayDays } from '../../search/stay-days'

/**
 * Words and hash of a card that flexible dates found on a day. Rows of cards elsewhere have one day and do not load
 * this.
 */
export const ofDay = { hashOn, words: stayDays }

export type OfDay = typeof ofDay
