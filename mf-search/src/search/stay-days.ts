import type { StayPackage } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { stayRange } from '@escapade/shared-ui/calendar/day-texts'

/** The days that the price is for, where the search left them open. */
export const stayDays = ({ checkin, nights }: StayPackage, locale: Locale): string | undefined =>
  checkin ? stayRange(checkin, addDays(checkin, nights), locale) : undefined
