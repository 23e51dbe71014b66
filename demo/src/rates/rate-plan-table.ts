/** Input from which the rates of a room of the demo are drawn (`generated-nights.ts`). */
export type RatePlanRow = {
  roomId: string
  lot: number
  baseCents: number
  season: string
  week: string
  stock: number
  closedInWinter: boolean
  closedOnSunday: boolean
  /** Reduction of its special offers; 0: it never has any. */
  offerPercent: number
  /** On which days of the offers' cycle one begins. */
  offerPhase: number
  /** Days that an offer lasts, and days after which it is back. */
  offerDays: number
  offerCycle: number
}

declare module '@escapade/gateway/platform/database/tables' {
  interface Database {
    ratePlan: RatePlanRow
  }
}
