import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsletterForm } from '../../common/newsletter/NewsletterForm'
import { useSubscribe } from '../../common/newsletter/use-subscribe'
import styles from './Newsletter.module.scss'

/** Card that asks for an address below a page; the page says where it stands (CO-062). */
export function Newsletter({ source }: FragmentProps['mf-content/newsletter']) {
  const { t } = useTranslation('content')
  const id = useId()
  const subscription = useSubscribe(source)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <Heading level={2} look={3} id={id}>
          {t('newsletter.title')}
        </Heading>
        <p className={styles.text}>{t('newsletter.text')}</p>
      </div>
      <NewsletterForm {...subscription} />
    </section>
  )
}
