import { formatScore } from '@escapade/shared-contracts/rules/stays/format-score'
import { reviewLabel } from '@escapade/shared-contracts/rules/stays/review-label'
import { useTranslation } from 'react-i18next'
import styles from './Score.module.scss'

export type ScoreProps = {
  /** 0 to 10; null for a hotel without reviews. */
  score: number | null
  count?: number
  /** The experiment that also praises scores below 9 (D57). */
  allIncentive?: boolean
  size?: 'm' | 'xl'
}

export function Score({ score, count, allIncentive = false, size = 'm' }: ScoreProps) {
  const { t } = useTranslation('ui')
  const figure = formatScore({ score, count })
  if (figure === 'new')
    return (
      <p className={styles.score} data-size={size}>
        <span className={styles.figure} data-new>
          {t('score.new')}
        </span>
      </p>
    )
  const label = reviewLabel({ score, allIncentive })
  const [value, scale] = figure.split('/')
  return (
    <p className={styles.score} data-size={size}>
      <span className={styles.figure}>
        <span className="vh">{t('score.prefix')}</span>
        {value}
        <small>/{scale}</small>
      </span>
      <span>
        {label && <b>{t(`score.label.${label}`)}</b>}
        {count !== undefined && t('score.reviews', { count })}
      </span>
    </p>
  )
}
