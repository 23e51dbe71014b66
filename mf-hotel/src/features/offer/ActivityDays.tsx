import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { choiceOf } from '@escapade/shared-contracts/criteria/activity-choices'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { ChipRow } from '@escapade/shared-ui/chip/ChipRow'
import { useTranslation } from 'react-i18next'
import { daysIdOf } from './days-id'
import type { Offer } from './use-offer'

/** A day for every activity that has days (HO-014). */
export function ActivityDays({ offer: { activities, chosenDays, chooseDay } }: { offer: Offer }) {
  const { t } = useTranslation('hotel')
  const { textLanguage: language } = useVisit()
  return activities.map(({ activityId, title, days }) => (
    <div key={activityId} id={daysIdOf(activityId)}>
      <h3>{title}</h3>
      <ChipRow role="group" aria-label={t('offer.dayOf', { title })}>
        {days.map(({ dayIndex, date, available }) => (
          <Chip
            key={dayIndex}
            selected={chosenDays.includes(choiceOf(activityId, dayIndex))}
            disabled={!available}
            onClick={() => chooseDay(activityId, dayIndex)}
          >
            {formatDay({ day: date, language })}
          </Chip>
        ))}
      </ChipRow>
    </div>
  ))
}
