import type { ProgramLine } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useTranslation } from 'react-i18next'
import styles from './Itinerary.module.scss'

/** Details that one wants only when looking closer: opens without script. */
export function LineDetails({ line }: { line: ProgramLine }) {
  const { t } = useTranslation('product')
  const groups = [
    { key: 'why', items: line.whyList },
    { key: 'how', items: line.how ? [line.how] : [] },
    { key: 'mustKnow', items: [...line.mustKnowList, ...line.importantInfos] },
  ].filter(({ items }) => items.length > 0)
  const menu = line.menu ?? []
  if (groups.length === 0 && menu.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>{t('programme.details')}</summary>
      {menu.map(({ course, dishes }) => (
        <div key={course}>
          <h5>{course}</h5>
          <p>{dishes.join(', ')}</p>
        </div>
      ))}
      {groups.map(({ key, items }) => (
        <div key={key}>
          <h5>{t(`programme.${key}`)}</h5>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
