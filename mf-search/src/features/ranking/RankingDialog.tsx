import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Ranking.module.scss'
import { rankingPath, rankingQuery } from './ranking-query'

/** How the results are ranked, without leaving them. */
export default function RankingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search')
  return (
    <Dialog
      title={t('results.howWeRank')}
      onClose={onClose}
      footer={
        <AppLink to={rankingPath} className={styles.page}>
          {t('ranking.page')}
        </AppLink>
      }
    >
      <Words />
    </Dialog>
  )
}

const lines = [9, 10, 8, 10, 6] as const

function Words() {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const { data, isError, refetch } = useQuery(rankingQuery(useApi(), locale))
  if (isError)
    return (
      <div role="alert" className={styles.words}>
        <p>{t('failed.title')}</p>
        <Button onClick={() => refetch()}>{t('failed.retry')}</Button>
      </div>
    )
  // Sanitised by the gateway.
  if (data) return <div className={styles.words} dangerouslySetInnerHTML={{ __html: data.html }} />
  return (
    <div className={styles.words} aria-busy="true">
      {lines.map((width, line) => (
        <Skeleton key={line} width={width} />
      ))}
    </div>
  )
}
