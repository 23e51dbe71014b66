import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Waiting } from '../../search/waiting/Waiting'
import styles from './Ranking.module.scss'
import { rankingPath, rankingQuery } from './ranking-query'

/**
 * Explains how the results are ranked, without leaving them (Directive 2005/29/EC, article 7(4a),
 * https://eur-lex.europa.eu/eli/dir/2005/29/oj).
 */
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
  const query = useQuery(rankingQuery(useApi(), locale))
  const { data } = query
  // Sanitised by the gateway.
  if (data) return <div className={styles.words} dangerouslySetInnerHTML={{ __html: data.html }} />
  return (
    <Waiting query={query} skeleton={<WordsSkeleton />} loading={t('ranking.loading')} headingLevel={3} />
  )
}

const WordsSkeleton = () => (
  <div className={styles.words} aria-hidden="true">
    {lines.map((width, line) => (
      <Skeleton key={line} width={width} />
    ))}
  </div>
)
