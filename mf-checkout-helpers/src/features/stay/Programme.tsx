import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { toIconName } from '@escapade/shared-ui/icon/icon-names'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { useTranslation } from 'react-i18next'
import styles from './Programme.module.scss'
import { chosenDay, groupProgramme } from './programme-groups'
import { useDuration } from './use-duration'

export type ProgrammeProps = {
  lines: readonly ProgramLine[]
  /** Chosen days of the activities, once dates are known. */
  chosen?: { activityDates: readonly string[]; checkin: string }
}

/** "Your stay includes": room, breakfasts, dinners, activities, extras (CH-003). */
export function Programme({ lines, chosen }: ProgrammeProps) {
  const { t } = useTranslation('checkout')
  return (
    <section aria-labelledby="programme-title">
      <Heading level={2} look={3} id="programme-title">
        {t('stay.includes')}
      </Heading>
      {groupProgramme(lines).map(({ key, lines: group }) => (
        <div key={key} className={styles.group}>
          <h3 className={styles.name}>{t(`stay.${key}`)}</h3>
          <ul className={styles.lines}>
            {group.map((line) => (
              <ProgrammeLine key={`${line.activityId}/${line.title}`} line={line} chosen={chosen} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type LineProps = { line: ProgramLine; chosen: ProgrammeProps['chosen'] }

function ProgrammeLine({ line, chosen }: LineProps) {
  const { t } = useTranslation('checkout')
  const duration = useDuration(line.duration)
  const day = useChosenDay(line.activityId, chosen)
  const facts = [
    duration,
    line.repeated > 1 && t('stay.repeated', { count: line.repeated }),
    line.displayPax && line.activityParticipantsLabel,
    line.how,
    day,
  ].filter(Boolean)
  return (
    <li className={styles.line}>
      <Icon name={toIconName(line.icon)} className={styles.icon} />
      <span className={styles.words}>
        {line.title}
        {facts.length > 0 && <span className={styles.facts}>{facts.join(' · ')}</span>}
      </span>
      {line.image && (
        <Picture src={line.image.base} alt="" width={96} height={72} sizes="96px" className={styles.image} />
      )}
    </li>
  )
}

function useChosenDay(activityId: string | null, chosen: ProgrammeProps['chosen']): string | null {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  const day = chosen ? chosenDay({ activityId, ...chosen }) : null
  return day && t('stay.on', { date: formatDay({ day, language, style: 'long' }) })
}
