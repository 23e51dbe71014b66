import { below } from '@escapade/shared-contracts/mount/below'
import * as paths from '@escapade/shared-contracts/paths'
import { hoursOf } from '@escapade/shared-contracts/rules/text/care-hours'
import { ratingValues } from '@escapade/shared-contracts/rules/text/shop-rating'
import { telephone } from '@escapade/shared-contracts/rules/text/telephone'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { Logo } from '@escapade/shared-ui/logo/Logo'
import { useTranslation } from 'react-i18next'
import type { ChromeInput } from './chrome-input'
import { type ChromeLink, footerColumns, hoursKey, legalLinks } from './chrome-links'
import styles from './Footer.module.scss'
import { NewsletterForm } from './NewsletterForm'
import { hasFooter } from './page-kind'

/** The footer as static HTML; on pages without one it is there, hidden, for the page after. */
export function Footer({ visit, location, chrome, paymentNames }: ChromeInput) {
  const { t } = useTranslation()
  const country = countryOf(visit.locale)
  const rating = ratingValues(visit)
  const hidden = !hasFooter({ page: chrome.page, path: location.path })
  return (
    <footer className={styles.footer} data-shell="footer" hidden={hidden} {...below}>
      <div className="page">
        <div className={styles.top}>
          <div>
            <Logo href={visit.basePath + paths.home()} label={t('header.home')} onDark />
            <p className={styles.promise}>{t('footer.promise')}</p>
            {rating && <p className={styles.rating}>{t('footer.rating', rating)}</p>}
            <NewsletterForm visit={visit} />
          </div>
          <div className={styles.columns}>
            {footerColumns(visit).map(({ key, links }) => (
              <div key={key}>
                <h2>{t(`footer.${key}.title`)}</h2>
                <Links area={key} links={links} basePath={visit.basePath} />
              </div>
            ))}
            <div>
              <h2>{t('footer.care.title')}</h2>
              {visit.phone && (
                <>
                  <a href={telephone(visit.phone)}>{visit.phone}</a>
                  <p>{hoursOf(visit, 'advice', t(`footer.care.hours.${hoursKey(country)}`))}</p>
                </>
              )}
              <a href={visit.basePath + paths.contact()}>{t('footer.care.write')}</a>
            </div>
          </div>
        </div>
        {paymentNames.length > 0 && (
          <ul className={styles.payment} aria-label={t('footer.payment')}>
            {paymentNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <div className={styles.end}>
          <Countries chrome={chrome} language={visit.textLanguage} current={country} />
          <ul aria-label={t('footer.legal.title')}>
            {legalLinks(country).map(({ key, to }) => (
              <li key={key}>
                <a href={visit.basePath + to}>{t(`footer.legal.${key}`)}</a>
              </li>
            ))}
            <li>
              <button type="button" data-cookie-preferences>
                {t('footer.legal.cookies')}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Links({ area, links, basePath }: { area: string; links: ChromeLink[]; basePath: string }) {
  const { t } = useTranslation()
  return (
    <ul>
      {links.map(({ key, to }) => (
        <li key={key}>
          <a href={basePath + to}>{t(`footer.${area}.${key}`)}</a>
        </li>
      ))}
    </ul>
  )
}

type CountriesProps = Pick<ChromeInput, 'chrome'> & { language: string; current: string }

function Countries({ chrome, language, current }: CountriesProps) {
  const { t } = useTranslation()
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (
    <nav aria-label={t('footer.countries')}>
      <ul>
        {chrome.markets.map(({ country, href }) => (
          <li key={country}>
            <a href={href} aria-current={country === current || undefined}>
              {names.of(country)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
