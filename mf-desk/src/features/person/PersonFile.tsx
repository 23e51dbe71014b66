import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import type { PersonFile as File, PersonAct } from '@escapade/shared-contracts/api/desk/people-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Message } from '@escapade/shared-ui/message/Message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CaseRows } from '../../common/CaseRows'
import { useDeskSession } from '../../common/desk-session'
import { useDeskWords } from '../../common/desk-words'
import { PersonOutcome } from '../../common/PersonOutcome'
import list from '../../common/Rows.module.scss'
import { State } from '../../common/State'
import { Account } from './Account'
import styles from './Person.module.scss'

const AskDialog = onDemand(() => import('./AskDialog'))

/** All that is known of a person: orders, gifts, messages, account and consents, and what two people may agree to. */
export function PersonFile({ file }: { file: File }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const { email, name, former, ordersCount, paidAmount, blocks } = file
  useHead({ title: t('people.metaTitle', { name: name || email }), index: false })
  return (
    <article className={styles.person}>
      <header>
        <Heading level={1}>{name || email}</Heading>
        <p className={styles.facts}>
          <a href={`mailto:${email}`}>{email}</a>
          <span>{t('people.orders', { count: ordersCount })}</span>
          <span>{t('people.paid', { amount: words.money(paidAmount) })}</span>
          <AuditLink email={email} />
        </p>
        {former.map((mailbox) => (
          <p key={mailbox.email}>
            {t('people.former', { email: mailbox.email, moment: words.moment(mailbox.until) })}
          </p>
        ))}
      </header>
      {blocks.map(({ kind, until }) => (
        <Message key={kind} tone="info">
          {t(`people.block.${kind}`, { moment: words.moment(until) })}
        </Message>
      ))}
      <div className={styles.parts}>
        <Orders file={file} />
        <Account file={file} />
        <Gifts gifts={file.gifts} />
        <Cases cases={file.cases} />
        <Requests file={file} />
      </div>
    </article>
  )
}

function AuditLink({ email }: { email: string }) {
  const { t } = useTranslation('desk')
  const session = useDeskSession()
  if (!session?.permissions.includes('read-audit')) return null
  return <AppLink to={paths.deskAudit({ person: email })}>{t('people.whoRead')}</AppLink>
}

function Orders({ file: { orders, ordersCount } }: { file: File }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  return (
    <section>
      <Heading level={2} look={4}>
        {t('find.group.orders')}
      </Heading>
      {ordersCount === 0 && <p>{t('people.none.orders')}</p>}
      <ul className={list.rows}>
        {orders.map((order) => (
          <li key={order.orderUUID}>
            <span>
              <AppLink to={paths.deskOrder(order)}>{order.hotelLabel ?? order.label}</AppLink>
              <small>
                {[
                  order.bookingNumber,
                  order.checkin && order.checkout && words.days(order.checkin, order.checkout),
                  words.money(order.totalAmount),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <State state={order.state}>{t(`state.${order.state}`)}</State>
          </li>
        ))}
      </ul>
      {ordersCount > orders.length && <p>{t('people.more', { count: ordersCount - orders.length })}</p>}
    </section>
  )
}

function Gifts({ gifts }: Pick<File, 'gifts'>) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  if (gifts.length === 0) return null
  return (
    <section>
      <Heading level={2} look={4}>
        {t('find.group.gifts')}
      </Heading>
      <ul className={list.rows}>
        {gifts.map((gift) => (
          <li key={gift.giftUUID}>
            <span>
              <AppLink to={paths.deskOrder(gift)}>{gift.label}</AppLink>
              <small>
                {t('find.gift', {
                  ending: gift.codeEnding,
                  left: words.money(gift.balance),
                  day: words.day(gift.validUntil),
                })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cases({ cases }: Pick<File, 'cases'>) {
  const { t } = useTranslation('desk')
  if (cases.length === 0) return null
  return (
    <section>
      <Heading level={2} look={4}>
        {t('find.group.cases')}
      </Heading>
      <ul className={list.rows}>
        <CaseRows cases={cases} />
      </ul>
    </section>
  )
}

/** A copy or an erasure is asked for here; another person agrees. */
function Requests({ file: { email, requests } }: { file: File }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const [asked, setAsked] = useState<PersonAct | null>(null)
  return (
    <section>
      <Heading level={2} look={4}>
        {t('people.data')}
      </Heading>
      <p>{t('people.dataText')}</p>
      <p className={styles.acts}>
        {(['export', 'erase'] as const).map((act) => (
          <Button key={act} variant="line" onClick={() => setAsked(act)}>
            {t(`people.ask.${act}`)}
          </Button>
        ))}
      </p>
      <ul className={list.rows}>
        {requests.map((request) => (
          <li key={request.requestId}>
            <div>
              <b>{t(`people.wish.${request.act}`)}</b> · {request.reason}
              <small>
                {t('approvals.askedBy', { name: request.askedBy })}, {words.moment(request.askedAt)}
              </small>
              <small>
                {request.outcome
                  ? t(`approvals.outcome.${request.outcome}`, { name: request.decidedBy })
                  : t('approvals.outcome.waiting')}
                {request.answer && ` · ${request.answer}`}
              </small>
              <PersonOutcome request={request} />
            </div>
          </li>
        ))}
      </ul>
      {asked && <AskDialog act={asked} email={email} onClose={() => setAsked(null)} />}
    </section>
  )
}
