import type { ActivityPart } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import styles from './Programme.module.scss'

/** Parts of the activity, one after the other, each with what it holds (AC-022). */
export function Parts({ parts }: { parts: readonly ActivityPart[] }) {
  const { t } = useTranslation('activity')
  if (parts.length === 0) return null
  return (
    <Section id="activities" title={t('parts.title')}>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part.title}>
            <p className={styles.univers}>{part.univers}</p>
            <h3 className={styles.name}>{part.title}</h3>
            <p>{part.description}</p>
            {part.composition.length > 0 && (
              <ul className={styles.composition} aria-label={t('parts.composition')}>
                {part.composition.map((line) => (
                  <li key={line}>
                    <Icon name="check" size="s" />
                    {line}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
