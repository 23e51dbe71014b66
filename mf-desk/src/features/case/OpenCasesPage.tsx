import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CaseRows } from '../../common/CaseRows'
import frame from '../../common/DeskFrame.module.scss'
import { LoadProblem } from '../../common/LoadProblem'
import list from '../../common/Rows.module.scss'
import { openCasesQuery } from './case-query'

/** Messages that wait for an answer, the oldest first. */
export function OpenCasesPage() {
  const { t } = useTranslation('desk')
  useHead({ title: t('case.listTitle'), index: false })
  const open = useQuery(openCasesQuery(useApi()))
  return (
    <section className={frame.page}>
      <Heading level={1}>{t('frame.cases')}</Heading>
      {open.data && (
        <>
          <p>{open.data.count === 0 ? t('case.none') : t('case.waiting', { count: open.data.count })}</p>
          <ul className={list.rows}>
            <CaseRows cases={open.data.cases} isOfOne={false} />
          </ul>
        </>
      )}
      {open.error && !open.data && <LoadProblem error={open.error} onRetry={() => void open.refetch()} />}
      {open.isPending && <Skeleton width={10} />}
    </section>
  )
}
