import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityPart } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { formatClock } from '@escapade/shared-contracts/rules/dates/format-clock'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import styles from './Programme.module.scss'

/** When each thing can be done. */
export function Schedules({ parts }: { parts: readonly ActivityPart[] }) {
  const { t } = useTranslation('activity')
  const { textLanguage: language } = useVisit()
  const timed = parts.filter(({ schedules }) => schedules.length > 0)
  if (timed.length === 0) return null
  return (
    <Section id="schedules" title={t('schedules.title')}>
      <dl className={styles.schedules}>
        {timed.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            {part.schedules.map((line) => (
              <dd key={line}>{formatClock({ text: line, language })}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  )
}
