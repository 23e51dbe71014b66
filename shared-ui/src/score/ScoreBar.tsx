import styles from './ScoreBar.module.scss'

export type ScoreBarProps = {
  label: string
  /** 0 to 10; the bar is ten times that in percent (spec B §2). */
  score: number
}

export const ScoreBar = ({ label, score }: ScoreBarProps) => (
  <div className={styles.bar}>
    <span>{label}</span>
    <svg className={styles.track} width="100%" height="6" aria-hidden="true" focusable="false">
      <rect className={styles.value} width={`${Math.round(score * 100) / 10}%`} height="6" rx="3" />
    </svg>
    <b>{score.toFixed(1).replace('.', ',')}</b>
  </div>
)
