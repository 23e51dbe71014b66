import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import type { AuditQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../common/DeskFrame.module.scss'
import { LoadProblem } from '../../common/LoadProblem'
import { useMailbox } from '../../common/use-mailbox'
import { AuditFilters } from './AuditFilters'
import { AuditTable } from './AuditTable'
import { auditQuery } from './audit-query'
import { ExportAudit } from './ExportAudit'

/** Acts and reads of those who work for the shop, by person, order and day. */
export function AuditPage() {
  const { subject, email = '' } = usePageLocation().query
  const person = useMailbox()
  // The server does not see the mailbox: its page begins anew with it.
  return <Audit key={person} subject={subject ?? person} email={email} />
}

function Audit({ subject, email }: { subject: string; email: string }) {
  const { t } = useTranslation('desk')
  const [question, setQuestion] = useState<AuditQuestion>({ subject, email, kind: subject ? 'all' : 'acts' })
  const audit = useInfiniteQuery(auditQuery(useApi(), question))
  const lines = audit.data?.pages.flatMap((page) => page.lines)
  return (
    <section className={frame.page}>
      <Heading level={1}>{t('audit.title')}</Heading>
      <AuditFilters question={question} onAsk={setQuestion} />
      {audit.error && !lines && <LoadProblem error={audit.error} onRetry={() => void audit.refetch()} />}
      {!lines && !audit.error && <Skeleton width={10} />}
      {lines?.length === 0 && <p role="status">{t('audit.nothing')}</p>}
      {lines && lines.length > 0 && (
        <>
          <ExportAudit key={JSON.stringify(question)} question={question} />
          <AuditTable lines={lines} />
        </>
      )}
      {audit.hasNextPage && (
        <Button variant="line" busy={audit.isFetchingNextPage} onClick={() => void audit.fetchNextPage()}>
          {t('audit.more')}
        </Button>
      )}
    </section>
  )
}
