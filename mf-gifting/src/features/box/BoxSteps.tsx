import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Box.module.scss'

const steps = [
  ['give', 'gift'],
  ['choose', 'pin'],
  ['leave', 'heart'],
] as const

/** From the giver to the stay, in three steps. */
export function BoxSteps() {
  const { t } = useTranslation('gifting')
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.how}>
      <Heading level={2} id={id}>
        {t('box.how.title')}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(([step, icon]) => (
          <li key={step}>
            <Icon name={icon} />
            <Heading level={3} look={4}>
              {t(`box.how.${step}.title`)}
            </Heading>
            <p>{t(`box.how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
