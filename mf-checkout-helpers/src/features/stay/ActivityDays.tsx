import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { checkActivityDates } from '@escapade/shared-contracts/rules/dates/check-activity-dates'
import { chooseActivityDate } from '@escapade/shared-contracts/rules/dates/choose-activity-date'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './ActivityDays.module.scss'
import { dayIndexOf } from './programme-groups'

type Props = {
  activities: Quote['activityDates']
  /** `activityId_dayIndex` */
  chosen: readonly string[]
  submitted: boolean
}

/** The day of each dated activity, as the address has it: what is missing is said and chosen here (CH-002). */
export function ActivityDays({ activities, chosen, submitted }: Props) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  const { update } = useCriteria()
  if (activities.length === 0) return null
  const indexOf = (activityId: string) => dayIndexOf({ activityId, activityDates: chosen })
  const required = activities.map(({ activityId }) => activityId)
  const missing = checkActivityDates({ required, selected: chosen })
  const choose = (activityId: string, dayIndex: string) =>
    update(
      (current) => ({
        ...current,
        activityDates: chooseActivityDate({ selected: chosen, choice: `${activityId}_${dayIndex}` }),
      }),
      { replace: true },
    )
  return (
    <section aria-labelledby="days-title" className={styles.days}>
      <Heading level={2} look={3} id="days-title">
        {t('days.title')}
      </Heading>
      {missing && <Message tone="warn">{t(`days.${missing}`)}</Message>}
      {activities.map(({ activityId, title, days }) => (
        <SelectField
          key={activityId}
          label={title}
          placeholder={t('days.choose')}
          value={String(indexOf(activityId) ?? '')}
          onChange={(dayIndex) => dayIndex && choose(activityId, dayIndex)}
          options={days.map(({ dayIndex, date, available }) => ({
            value: String(dayIndex),
            label: formatDay({ day: date, language, style: 'whole' }),
            disabled: !available,
          }))}
          error={indexOf(activityId) === null ? t('problem.mandatory') : null}
          submitted={submitted}
        />
      ))}
    </section>
  )
}
