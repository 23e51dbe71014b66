import { hashOn } from '../../search/criteria/on-day'
import { stayDays } from '../../search/stay-days'

/** What a card says and opens with where flexible dates found it. Rows of cards elsewhere have one day and do not load it. */
export const ofDay = { hashOn, words: stayDays }

export type OfDay = typeof ofDay
