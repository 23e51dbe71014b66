import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { AuditQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../common/save-file'
import styles from './Audit.module.scss'

/** All lines that the question finds as a file for a spreadsheet, with how far it is, and a way to stop it. */
export function ExportAudit({ question }: { question: AuditQuestion }) {
  const { t } = useTranslation('desk')
  const { now } = useVisit()
  const api = useApi()
  const [read, setRead] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const write = useMutation({
    async mutationFn() {
      running.current = new AbortController()
      const { signal } = running.current
      setRead(0)
      // Few need it: the writer comes with the press.
      const { exportAudit } = await import('./export-audit')
      const file = await exportAudit(api, { question, signal, onProgress: setRead })
      if (signal.aborted) return null
      // The mark at its beginning tells spreadsheets that it is UTF-8.
      saveFile(['\uFEFF', file.csv], {
        name: `audit-${now.slice(0, 10)}.csv`,
        type: 'text/csv;charset=utf-8',
      })
      return file
    },
  })
  const isStopped = running.current?.signal.aborted
  return (
    <div className={styles.export}>
      {write.isPending ? (
        <Button variant="line" onClick={() => running.current?.abort()}>
          {t('audit.export.stop')}
        </Button>
      ) : (
        <Button variant="line" onClick={() => write.mutate()}>
          {t('audit.export.start')}
        </Button>
      )}
      <p role="status">
        {write.isPending && t('audit.export.reading', { count: read })}
        {write.data &&
          t(write.data.isWhole ? 'audit.export.done' : 'audit.export.cut', { count: write.data.lines })}
      </p>
      {write.isError && !isStopped && (
        <Message tone="danger" announce>
          {t('audit.export.problem')}
        </Message>
      )}
    </div>
  )
}
