import type { DayColumn } from '../../platform/database/tables'

export type ReviewTable = {
  id: string
  hotel_id: string
  locale: string
  customer: string
  type: string
  day: DayColumn
  average: number
  positive: string | null
  negative: string | null
}

declare module '../../platform/database/tables' {
  interface Database {
    review: ReviewTable
  }
}
