import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { useApprovalWords } from '../../common/approval-words'
import { useDeskWords } from '../../common/desk-words'
import list from '../../common/Rows.module.scss'

/** Acts on this order that a lead was asked for, and what became of them. */
export function Asked({ approvals = [] }: Pick<OrderFile, 'approvals'>) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const wordsOf = useApprovalWords()
  if (approvals.length === 0) return null
  return (
    <section>
      <Heading level={2} look={4}>
        {t('approvals.title')}
      </Heading>
      <ul className={list.rows}>
        {approvals.map(({ approvalId, wish, reason, askedBy, askedAt, outcome, decidedBy, answer }) => (
          <li key={approvalId}>
            <span>
              <b>{wordsOf(wish)}</b> · {reason}
              <small>
                {t('approvals.askedBy', { name: askedBy })}, {words.moment(askedAt)}
              </small>
              <small>
                {outcome
                  ? t(`approvals.outcome.${outcome}`, { name: decidedBy })
                  : t('approvals.outcome.waiting')}
                {answer && ` · ${answer}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
