import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { ChipRow } from '@escapade/shared-ui/chip/ChipRow'
import { useTranslation } from 'react-i18next'
import styles from './Itinerary.module.scss'

type Props = {
  title: string
  /** null: the dates of the stay are not chosen yet. */
  days: Quote['activityDates'][number]['days'] | null
  chosen: readonly string[]
  activityId: string
  /** The visitor tried to book without it. */
  missing: boolean
  onChoose: (dayIndex: number) => void
  onAskForDates: () => void
}

/** One chip a day of the stay. */
export function DayChooser(props: Props) {
  const { title, days, chosen, activityId, missing, onChoose, onAskForDates } = props
  const { t } = useTranslation('product')
  const { textLanguage: language } = useVisit()
  if (!days)
    return (
      <div className={styles.chooser}>
        <Chip icon="calendar" onClick={onAskForDates}>
          {t('programme.chooseDay')}
        </Chip>
      </div>
    )
  return (
    <div className={styles.chooser} data-missing={missing || undefined}>
      <ChipRow role="group" aria-label={t('programme.dayOf', { title })}>
        {days.map(({ dayIndex, date, available }) => (
          <Chip
            key={dayIndex}
            selected={chosen.includes(`${activityId}_${dayIndex}`)}
            disabled={!available}
            onClick={() => onChoose(dayIndex)}
          >
            {available
              ? formatDay({ day: date, language })
              : t('programme.full', { day: formatDay({ day: date, language }) })}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
