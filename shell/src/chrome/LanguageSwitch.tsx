import { useTranslation } from 'react-i18next'
import { type ChromeInput, originOf } from './chrome-input'
import styles from './Header.module.scss'

/** Only where a market has several languages (SH-033). The same page in the other one; the client adds the hash. */
export function LanguageSwitch({
  visit,
  location,
  chrome,
}: Pick<ChromeInput, 'visit' | 'location' | 'chrome'>) {
  const { t } = useTranslation()
  if (chrome.languages.length < 2) return null
  return (
    <nav className={styles.languages} aria-label={t('header.language')}>
      {chrome.languages.map(({ language, label, basePath }) => (
        <a
          key={language}
          href={originOf({ visit: { ...visit, basePath }, location })}
          hrefLang={language}
          lang={language}
          aria-label={label}
          aria-current={basePath === visit.basePath || undefined}
          data-language={basePath}
        >
          {language.slice(0, 2).toUpperCase()}
        </a>
      ))}
    </nav>
  )
}
