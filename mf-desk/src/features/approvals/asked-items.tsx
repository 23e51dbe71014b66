import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { decideApproval } from '@escapade/shared-contracts/api/desk/approvals'
import type { Approvals } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import type { Decision, NewDecision } from '@escapade/shared-contracts/api/desk/decision-schemas'
import { decidePersonRequest } from '@escapade/shared-contracts/api/desk/people'
import * as paths from '@escapade/shared-contracts/paths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApprovalWords } from '../../common/approval-words'
import { PersonOutcome } from '../../common/PersonOutcome'

/** Act that one has asked for and another decides on, be it about an order or a person. */
export type Asked = Decision & {
  id: string
  what: string
  /** Link to the file that it is about. */
  about: ReactNode
  reason: string
  askedBy: string
  askedAt: string
  /** Outcome beside the decision. */
  result?: ReactNode
  decide: (api: ApiClient, decision: NewDecision) => Promise<unknown>
}

/** Both kinds in one list: the moments at which they were asked for or decided on order them. */
export function useAsked({ approvals, people = [] }: Approvals): { waiting: Asked[]; decided: Asked[] } {
  const { t } = useTranslation('desk')
  const wordsOf = useApprovalWords()
  const items: Asked[] = [
    ...approvals.map(({ approvalId, orderUUID, bookingNumber, wish, ...rest }) => ({
      ...rest,
      id: approvalId,
      what: wordsOf(wish),
      about: <AppLink to={paths.deskOrder({ orderUUID })}>{bookingNumber}</AppLink>,
      decide: (api: ApiClient, body: NewDecision) =>
        api.send(decideApproval, { params: { orderUUID, approvalId }, body }),
    })),
    ...people.map((request) => ({
      ...request,
      id: request.requestId,
      what: t(`people.wish.${request.act}`),
      about: request.email ? (
        <AppLink to={paths.deskPerson({ email: request.email })}>{request.email}</AppLink>
      ) : (
        t('people.forgotten')
      ),
      result: <PersonOutcome request={request} />,
      decide: (api: ApiClient, body: NewDecision) =>
        api.send(decidePersonRequest, { params: { requestId: request.requestId }, body }),
    })),
  ]
  return {
    waiting: items
      .filter(({ outcome }) => outcome === null)
      .toSorted((one, other) => one.askedAt.localeCompare(other.askedAt)),
    decided: items
      .filter(({ outcome }) => outcome !== null)
      .toSorted((one, other) => (other.decidedAt ?? '').localeCompare(one.decidedAt ?? '')),
  }
}
