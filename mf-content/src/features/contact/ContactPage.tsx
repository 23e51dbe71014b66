import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import styles from './ContactPage.module.scss'

const questions = ['booking', 'change', 'payment', 'gift', 'hotel'] as const

/** How to reach us, and the answers most people look for (CO-017, CO-019, CO-037). */
export function ContactPage() {
  const { t } = useTranslation('content')
  useHead({ title: t('contact.metaTitle'), description: t('contact.metaDescription'), canonical: '/contact' })
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('contact.title')}</Heading>
      <Message tone="info" title={t('contact.banner.title')}>
        {t('contact.banner.hours')} <AppLink to="/static/faq">{t('contact.banner.faq')}</AppLink>
      </Message>
      <section aria-labelledby="contact-questions">
        <Heading level={2} look={3} id="contact-questions">
          {t('contact.questions.title')}
        </Heading>
        <ul className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>
              <AppLink to={`/static/faq#${question}`}>{t(`contact.questions.${question}`)}</AppLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="contact-hours">
        <Heading level={2} look={3} id="contact-hours">
          {t('contact.reach.title')}
        </Heading>
        <dl className={styles.hours}>
          {(['phone', 'chat', 'message'] as const).map((way) => (
            <div key={way}>
              <dt>{t(`contact.reach.${way}.name`)}</dt>
              <dd>{t(`contact.reach.${way}.hours`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
