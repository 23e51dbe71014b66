import { isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Ranking.module.scss'
import { rankingPath } from './ranking-query'

const loadDialog = () => import('./RankingDialog')
const RankingDialog = lazy(loadDialog)

/** One press away from every list of results; a page of its own for those who want it in a tab. */
export function RankingLink() {
  const { t } = useTranslation('search')
  const { href } = useShell()
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={href(rankingPath)}
        className={styles.link}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={show}
      >
        {t('results.howWeRank')}
      </a>
      {open && (
        <Suspense fallback={null}>
          <RankingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
