/** Codes typed so far: those of gifts in the order they pay, and one promotion. */
export type Codes = { gifts: string[]; promotion: string | null }
export const noCodes: Codes = { gifts: [], promotion: null }
