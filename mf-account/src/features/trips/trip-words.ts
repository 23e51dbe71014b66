import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { stayRange } from '@escapade/shared-ui/calendar/day-texts'
import { useTranslation } from 'react-i18next'

/** Words for an order, in the language of the page. */
export function useTripWords() {
  const { t } = useTranslation('account')
  const { locale, textLanguage: language } = useVisit()
  const money = (cents: number) => formatCents({ cents, locale })
  const day = (date: string) => formatDay({ day: date.slice(0, 10), language })
  return {
    money,
    day,
    /** As it was sold: the stay, or the first line of what is none. */
    title: ({ stay, lines }: OrderView) => stay?.label ?? lines[0]?.label ?? '',
    dates: ({ stay, visit }: OrderView) => {
      if (stay) return stayRange(stay.checkin, stay.checkout, locale)
      return visit?.day ? day(visit.day) : null
    },
    party: ({ stay }: OrderView) =>
      stay &&
      [
        t('trips.adults', { count: stay.adult }),
        stay.child > 0 && t('trips.children', { count: stay.child }),
        stay.baby > 0 && t('trips.babies', { count: stay.baby }),
      ]
        .filter(Boolean)
        .join(', '),
    state: ({ state }: OrderView) => t(`trips.state.${state}`),
  }
}
