import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { useTranslation } from 'react-i18next'
import type { CalendarProps } from './Calendar'
import type { Refusal } from './day-state'
import { shortDay } from './day-texts'

/** A day that was pressed and cannot be picked. */
export type RefusedDay = { day: string; refusal: Refusal }

type PickingSummaryProps = Pick<CalendarProps, 'picked' | 'locale' | 'possibleNights' | 'nightsLoading'> & {
  refused: RefusedDay | null
}

/** Tells the next step, or why the day just pressed cannot be had. */
export function PickingSummary(props: PickingSummaryProps) {
  const { picked, locale, possibleNights, nightsLoading, refused } = props
  const { checkin, checkout } = picked
  const { t } = useTranslation('ui')
  if (refused) {
    const reason = t(`calendar.refusal.${refused.refusal}`)
    return t('calendar.refused', { day: shortDay(refused.day, locale), reason })
  }
  if (!checkin) return t('calendar.chooseCheckin')
  if (checkout) return t('calendar.nights', { count: diffDays(checkin, checkout) })
  if (!possibleNights || nightsLoading) return t('calendar.chooseCheckout')
  const [fewest] = possibleNights
  const most = possibleNights.at(-1)
  if (fewest === undefined || most === undefined) return t('calendar.noNights')
  if (most > fewest) return t('calendar.chooseCheckoutBetween', { fewest, count: most })
  return fewest > 1 ? t('calendar.chooseCheckoutFrom', { count: fewest }) : t('calendar.chooseCheckout')
}
