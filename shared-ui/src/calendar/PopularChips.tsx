import { isDaySelectable } from '@escapade/shared-contracts/rules/dates/is-day-selectable'
import { type PopularDates, popularDates } from '@escapade/shared-contracts/rules/dates/popular-dates'
import { useTranslation } from 'react-i18next'
import { Chip } from '../chip/Chip'
import { ChipRow } from '../chip/ChipRow'
import type { CalendarProps } from './Calendar'
import { isLoading } from './day-state'
import { shortRange } from './day-texts'
import styles from './PopularChips.module.scss'

type PopularChipsProps = Open &
  Pick<CalendarProps, 'locale' | 'picked'> & {
    onChoose: (dates: { checkin: string; checkout: string }) => void
  }

/** Weekends and holidays that one press picks. */
export function PopularChips({ locale, picked, onChoose, ...open }: PopularChipsProps) {
  const { t } = useTranslation('ui')
  const shortcuts = popularDates({ now: open.now, locale, experiment: true }).filter((dates) =>
    isOpen(dates, open),
  )
  if (shortcuts.length === 0) return null
  const textOf = ({ key, name, checkin, checkout }: PopularDates) => {
    if (key !== 'campaign') return t(`calendar.popular.${key}`)
    const range = shortRange(checkin, checkout, locale)
    return name ? t('calendar.popular.named', { name: t(`calendar.holiday.${name}`), range }) : range
  }
  return (
    <ChipRow className={styles.shortcuts} role="group" aria-label={t('calendar.popular.label')}>
      {shortcuts.map((dates) => (
        <Chip
          key={dates.checkin}
          selected={picked.checkin === dates.checkin && picked.checkout === dates.checkout}
          onClick={() => onChoose(dates)}
        >
          {textOf(dates)}
        </Chip>
      ))}
    </ChipRow>
  )
}

type Open = Pick<CalendarProps, 'now' | 'availabilities' | 'loadedMonths' | 'openWhileLoading'>

/** A shortcut is offered only when both its days can be picked, as far as one knows. */
function isOpen({ checkin, checkout }: PopularDates, open: Open) {
  const { now, availabilities, loadedMonths, openWhileLoading } = open
  const isUnknown = openWhileLoading && isLoading(checkin, loadedMonths)
  const question = {
    now,
    availabilities: availabilities && !isUnknown ? Object.keys(availabilities) : null,
    possibleNights: null,
  }
  return (
    isDaySelectable({ ...question, day: checkin, checkin: null, checkout: null }).selectable &&
    isDaySelectable({ ...question, day: checkout, checkin, checkout: null }).selectable
  )
}
