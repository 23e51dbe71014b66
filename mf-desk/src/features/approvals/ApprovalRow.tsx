import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { NewDecision } from '@escapade/shared-contracts/api/desk/decision-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { approvalsQuery } from '../../common/approvals-query'
import { useDeskWords } from '../../common/desk-words'
import styles from './Approvals.module.scss'
import type { Asked } from './asked-items'

type Outcome = NewDecision['outcome']

/** One that waits: what, about whom or which order, by whom and why, and for a lead the two answers. */
export function OpenApproval({ asked, canDecide }: { asked: Asked; canDecide: boolean }) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const client = useQueryClient()
  const [isDeclining, setDeclining] = useState(false)
  const [answer, setAnswer] = useState('')
  const decide = useMutation({
    mutationFn: (outcome: Outcome) => asked.decide(api, { outcome, answer }),
    // Whatever came of it, others may have decided meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: approvalsQuery(api).queryKey }),
  })
  const isBusyWith = (outcome: Outcome) => decide.isPending && decide.variables === outcome
  const decline = (event: FormEvent) => {
    event.preventDefault()
    if (!decide.isPending) decide.mutate('declined')
  }
  return (
    <Row asked={asked}>
      {canDecide && !isDeclining && (
        <p className={styles.answers}>
          <Button variant="action" busy={isBusyWith('approved')} onClick={() => decide.mutate('approved')}>
            {t('approvals.approve')}
          </Button>
          <Button variant="line" onClick={() => setDeclining(true)}>
            {t('approvals.decline')}
          </Button>
        </p>
      )}
      {canDecide && isDeclining && (
        <form className={styles.declining} onSubmit={decline}>
          <TextField
            label={t('approvals.answer')}
            value={answer}
            onChange={setAnswer}
            maxLength={500}
            required={false}
          />
          <p className={styles.answers}>
            <Button type="submit" variant="action" busy={isBusyWith('declined')}>
              {t('approvals.decline')}
            </Button>
            <Button variant="text" onClick={() => setDeclining(false)}>
              {t('approvals.back')}
            </Button>
          </p>
        </form>
      )}
      {decide.error && (
        <Message tone="danger" announce>
          {t(`refusal.${decide.error instanceof ApiError ? decide.error.code : ''}`, {
            defaultValue: t('acts.problem'),
          })}
        </Message>
      )}
    </Row>
  )
}

/** One that a lead has decided on. */
export function DecidedApproval({ asked }: { asked: Asked }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const { outcome, decidedBy, decidedAt, answer } = asked
  return (
    <Row asked={asked}>
      <p>
        {t(`approvals.outcome.${outcome}`, { name: decidedBy })}
        {decidedAt && `, ${words.moment(decidedAt)}`}
        {answer && ` · ${answer}`}
      </p>
      {asked.result}
    </Row>
  )
}

function Row({ asked, children }: { asked: Asked; children: ReactNode }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const { what, about, reason, askedBy, askedAt } = asked
  return (
    <li className={styles.row}>
      <p>
        <b>{what}</b> · {about}
      </p>
      <p>{reason}</p>
      <p className={styles.by}>
        {t('approvals.askedBy', { name: askedBy })}, <time dateTime={askedAt}>{words.moment(askedAt)}</time>
      </p>
      {children}
    </li>
  )
}
