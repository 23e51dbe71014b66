import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import styles from './HowItWorks.module.scss'

const steps = ['choose', 'receive', 'enjoy'] as const

/** From the button to the day itself, in three steps (AC-009). */
export function HowItWorks() {
  const { t } = useTranslation('activity')
  return (
    <Section id="how" title={t('how.title')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <p>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
