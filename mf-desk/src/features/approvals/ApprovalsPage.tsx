import { useApi } from '@escapade/remote-kit/runtime/query'
import type { Approvals } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { approvalsQuery } from '../../common/approvals-query'
import frame from '../../common/DeskFrame.module.scss'
import { useDeskSession } from '../../common/desk-session'
import { LoadProblem } from '../../common/LoadProblem'
import { DecidedApproval, OpenApproval } from './ApprovalRow'
import styles from './Approvals.module.scss'
import { useAsked } from './asked-items'
import { MoneyToLookAt } from './MoneyToLookAt'
import { NotesForMe } from './NotesForMe'

/** Acts on orders and people that agents have asked for: those that wait, and what became of the others. */
export function ApprovalsPage() {
  const { t } = useTranslation('desk')
  const session = useDeskSession()
  const approvals = useQuery(approvalsQuery(useApi()))
  const isLead = session?.permissions.includes('decide-approvals') ?? false
  const { data } = approvals
  return (
    <section className={frame.page}>
      <Heading level={1}>{t('approvals.title')}</Heading>
      <p>{t(isLead ? 'approvals.textLead' : 'approvals.text')}</p>
      {approvals.error && !data && (
        <LoadProblem error={approvals.error} onRetry={() => void approvals.refetch()} />
      )}
      {!data && !approvals.error && <Skeleton width={10} />}
      <MoneyToLookAt money={data?.money} />
      <NotesForMe notes={data?.notes} />
      {data && <Lists approvals={data} isLead={isLead} me={session?.email ?? ''} />}
    </section>
  )
}

type ListsProps = { approvals: Approvals; isLead: boolean; me: string }

function Lists({ approvals, isLead, me }: ListsProps) {
  const { t } = useTranslation('desk')
  const { waiting, decided } = useAsked(approvals)
  return (
    <>
      {waiting.length === 0 ? (
        <p role="status">{t('approvals.nothing')}</p>
      ) : (
        <ul className={styles.list} aria-label={t('approvals.waiting')}>
          {waiting.map((asked) => (
            <OpenApproval key={asked.id} asked={asked} canDecide={isLead && asked.askedBy !== me} />
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <>
          <Heading level={2} look={4}>
            {t('approvals.decided')}
          </Heading>
          <ul className={styles.list}>
            {decided.map((asked) => (
              <DecidedApproval key={asked.id} asked={asked} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
