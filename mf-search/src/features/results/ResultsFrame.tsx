import { createContext, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useSlow } from '../../search/waiting/use-slow'
import styles from './Results.module.scss'

/** True while others are on their way. By context: the frame is drawn for it, the cards in it are not. */
export const StaleContext = createContext(false)

/** Around what was found; says so once others take long. The page's status reads it out. */
export function ResultsFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search')
  const isStale = use(StaleContext)
  const slow = useSlow(isStale)
  return (
    <div className={styles.results} aria-busy={isStale}>
      {children}
      {slow && (
        <p className={styles.late} aria-hidden="true">
          {t('results.slow')}
        </p>
      )}
    </div>
  )
}
