import { newsletterFormPath } from '@escapade/shared-contracts/api/content/marketing'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { countryOf, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { useTranslation } from 'react-i18next'
import styles from './Footer.module.scss'

const id = 'footer-newsletter'

/**
 * A form that works as it is, answered with a page. With scripts it is answered in its place: the sentences for that
 * are here already, hidden (client/chrome/newsletter.ts).
 */
export function NewsletterForm({ visit: { locale } }: { visit: Visit }) {
  const { t } = useTranslation()
  return (
    <form method="post" action={newsletterFormPath} className={styles.newsletter} data-newsletter>
      <label htmlFor={id}>{t('footer.newsletter.title')}</label>
      <p>{t('footer.newsletter.text')}</p>
      <div className={styles.newsletterField}>
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={fieldLengths.email}
          required
          placeholder={t('footer.newsletter.placeholder')}
          aria-describedby={`${id}-problem`}
        />
        <button type="submit">{t('footer.newsletter.button')}</button>
      </div>
      <p id={`${id}-problem`} role="alert" data-problem={t('footer.newsletter.problem')} />
      <p role="status" data-sent={t('footer.newsletter.sent')} />
      <input type="hidden" name="country" value={countryOf(locale)} />
      <input type="hidden" name="language" value={languageOf(locale)} />
      <input type="hidden" name="source" value="footer" />
    </form>
  )
}
