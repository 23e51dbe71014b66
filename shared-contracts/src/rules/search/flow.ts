/** Kind of shopping: a stay with dates, a gift, a day activity, or a night alone. */
export const flows = ['booking', 'gifting', 'activity', 'hotel'] as const

export type Flow = (typeof flows)[number]
