import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Json, Timestamp } from '../../../platform/database/tables'

/** A flag that an operator set; `locale` `*` is every locale. */
type FlagTable = {
  name: string
  locale: Locale | '*'
  value: Json<boolean | string>
  updatedAt: Timestamp
}

/** A value that is tried out on a part of the visitors. */
type FlagShareTable = {
  name: string
  locale: Locale | '*'
  fromTop: boolean
  value: Json<boolean | string>
  percent: number
  updatedAt: Timestamp
}

declare module '../../../platform/database/tables' {
  interface Database {
    flag: FlagTable
    flagShare: FlagShareTable
  }
}
