import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { choiceOf } from '@escapade/shared-contracts/criteria/activity-choices'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { ChipRow } from '@escapade/shared-ui/chip/ChipRow'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './Booking.module.scss'

type Activities = Quote['activityDates']
type Props = {
  activities: Activities
  /** Those that need a day before there is a price. */
  missing: Activities
  chosen: readonly string[]
  onChoose: (choice: string) => void
}

/** A day of the new stay for each activity, chosen by the travellers. */
export function ActivityDays({ activities, missing, chosen, onChoose }: Props) {
  const { t } = useTranslation('checkout')
  const full = missing.filter(({ days }) => !days.some(({ available }) => available))
  const titles = (some: Activities) => some.map(({ title }) => title).join(', ')
  return (
    <div className={styles.activities}>
      {full.length > 0 && (
        <Message
          tone="warn"
          icon="calendar"
          announce
          title={t('booking.change.noDays', { titles: titles(full) })}
        />
      )}
      {full.length === 0 && missing.length > 0 && (
        <Message tone="info" announce title={t('booking.change.chooseDays', { titles: titles(missing) })} />
      )}
      {activities.map((activity) => (
        <Days key={activity.activityId} {...activity} chosen={chosen} onChoose={onChoose} />
      ))}
    </div>
  )
}

type DaysProps = Activities[number] & Pick<Props, 'chosen' | 'onChoose'>

function Days({ activityId, title, days, chosen, onChoose }: DaysProps) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  return (
    <div>
      <p className={styles.activity}>{title}</p>
      <ChipRow role="group" aria-label={t('booking.change.dayOf', { title })}>
        {days.map(({ dayIndex, date, available }) => (
          <Chip
            key={dayIndex}
            selected={available && chosen.includes(choiceOf(activityId, dayIndex))}
            disabled={!available}
            onClick={() => onChoose(choiceOf(activityId, dayIndex))}
          >
            {available
              ? formatDay({ day: date, language })
              : t('booking.change.full', { day: formatDay({ day: date, language }) })}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
