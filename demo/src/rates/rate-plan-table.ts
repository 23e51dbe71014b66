/** Input from which the rates of a room of the demo are drawn (`generated-nights.ts`). */
export type RatePlanRow = {
  room_id: string
  lot: number
  base_cents: number
  season: string
  week: string
  stock: number
  closed_in_winter: boolean
  closed_on_sunday: boolean
  /** Reduction of its special offers; 0: it never has any. */
  offer_percent: number
  /** On which days of the offers' cycle one begins. */
  offer_phase: number
  /** Days that an offer lasts, and days after which it is back. */
  offer_days: number
  offer_cycle: number
}

declare module '@escapade/gateway/platform/database/tables' {
  interface Database {
    rate_plan: RatePlanRow
  }
}
