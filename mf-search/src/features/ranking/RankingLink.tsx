import { isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Ranking.module.scss'
import { rankingPath } from './ranking-query'

const RankingDialog = onDemand(() => import('./RankingDialog'))

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
        onPointerEnter={RankingDialog.preload}
        onFocus={RankingDialog.preload}
        onClick={show}
      >
        {t('results.howWeRank')}
      </a>
      {open && <RankingDialog onClose={() => setOpen(false)} />}
    </>
  )
}
