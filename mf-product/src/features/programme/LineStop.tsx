import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { toIconName } from '@escapade/shared-ui/icon/icon-names'
import { Truncated } from '@escapade/shared-ui/truncated/Truncated'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sentences } from '../../common/sentences'
import { ActivityPicture } from './ActivityPicture'
import { durationText } from './duration-text'
import styles from './Itinerary.module.scss'
import { LineDetails } from './LineDetails'
import { StopFrame } from './StopFrame'

type Props = {
  line: ProgramLine
  moment: 'morning' | 'evening' | null
  children?: ReactNode
}

/** Longer times stand among the facts: the column of hours is narrow. */
const longestHour = 20

export function LineStop({ line, moment, children }: Props) {
  const { t } = useTranslation('product')
  const { textLanguage } = useVisit()
  const ref = useRef<HTMLLIElement>(null)
  const [schedule] = line.schedules
  const hours = schedule ? formatClock({ text: schedule, language: textLanguage }) : null
  const clock = hours && hours.length <= longestHour ? hours : null
  const facts = [
    clock ? null : (hours ?? line.when),
    durationText(line.duration, t),
    line.displayPax ? line.activityParticipantsLabel : null,
    line.where,
  ].filter(Boolean)
  const text = sentences(line.detailList)
  return (
    <StopFrame
      ref={ref}
      hour={clock ?? (moment ? t(`programme.${moment}`) : <Icon name={toIconName(line.icon, 'check')} />)}
      title={line.title}
      image={line.image}
      picture={line.activityId ? <ActivityPicture line={line} stop={ref} /> : undefined}
    >
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {text && <Truncated text={text} alike />}
      {children}
      <LineDetails line={line} />
    </StopFrame>
  )
}
