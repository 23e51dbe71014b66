import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { repeatRefund } from '@escapade/shared-contracts/api/desk/desk'
import type { FileAct, OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { resendMail } from '@escapade/shared-contracts/api/orders/order-changes'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './File.module.scss'
import { fileQuery } from './file-query'
import type { RefundAct } from './refund-wish'
import { useRefresh } from './use-refresh'

const CorrectDialog = onDemand(() => import('./CorrectDialog'))
const GiftDialog = onDemand(() => import('./GiftDialog'))
const LinkDialog = onDemand(() => import('./LinkDialog'))
const MailboxDialog = onDemand(() => import('./MailboxDialog'))
const RefundDialog = onDemand(() => import('./RefundDialog'))

/** Acts that the desk has a button for, in its order. */
const shown = [
  'send-payment-link',
  'change',
  'move-visit',
  'resend',
  'read-invoice',
  'correct-buyer',
  'correct-mailbox',
  'give-gift',
  'give-back',
  'repeat-refund',
  'cancel',
] as const
type Shown = (typeof shown)[number]
/** Acts that a lead can be asked for. */
type Askable = RefundAct | 'give-gift' | 'correct-mailbox'
/** Acts that ask before they are done. */
type Dialogue = Askable | 'correct-buyer' | 'send-payment-link'

const isShown = ({ act }: FileAct): boolean => shown.some((each) => each === act)

/** Acts that this agent may ask for now; the others say why not, and by whom. */
export function Acts({ file }: { file: OrderFile }) {
  const { t } = useTranslation('desk')
  const [asked, setAsked] = useState<Dialogue | null>(null)
  const close = () => setAsked(null)
  const acts = file.acts
    .filter(isShown)
    .filter(({ act }) => act !== 'move-visit' || file.order.visit)
    .filter(({ act }) => act !== 'repeat-refund' || file.order.money.refundFailed !== undefined)
    // Paid orders and those that are over have no use for one.
    .filter(({ act, refusal }) => act !== 'send-payment-link' || refusal === null)
    .toSorted((one, other) => shown.indexOf(one.act as Shown) - shown.indexOf(other.act as Shown))
  return (
    <section>
      <Heading level={2} look={4}>
        {t('acts.title')}
      </Heading>
      <ul className={styles.acts}>
        {acts.map((act) => (
          <li key={act.act}>
            {act.refusal === null ? (
              <Act act={act.act as Shown} file={file} onAsk={setAsked} />
            ) : (
              <Refused act={act} isUnpaid={isUnpaid(file)} onAsk={setAsked} />
            )}
          </li>
        ))}
      </ul>
      {asked === 'correct-buyer' && <CorrectDialog file={file} onClose={close} />}
      {asked === 'correct-mailbox' && <MailboxDialog file={file} onClose={close} />}
      {asked === 'give-gift' && <GiftDialog file={file} asksLead={isOfLeads(file, asked)} onClose={close} />}
      {asked === 'send-payment-link' && <LinkDialog file={file} onClose={close} />}
      {(asked === 'cancel' || asked === 'give-back') && (
        <RefundDialog act={asked} file={file} asksLead={isOfLeads(file, asked)} onClose={close} />
      )}
    </section>
  )
}

/** True where the agent may not do it, and a lead is asked. */
const isOfLeads = ({ acts }: OrderFile, act: Askable) =>
  acts.some((each) => each.act === act && each.refusal === 'leads-only')

type ActProps = { act: Shown; file: OrderFile; onAsk: (act: Dialogue) => void }

function Act({ act, file, onAsk }: ActProps) {
  const { t } = useTranslation('desk')
  const { orderUUID } = file.order
  switch (act) {
    case 'change':
      return <AppLink to={paths.modification({ orderUUID })}>{t('acts.change')}</AppLink>
    case 'move-visit':
      return <AppLink to={paths.confirmation({ orderUUID })}>{t('acts.move-visit')}</AppLink>
    case 'read-invoice':
      return (
        <a href={paths.invoice({ orderUUID })} target="_blank" rel="noopener">
          {t('acts.read-invoice')}
        </a>
      )
    case 'resend':
      return <Resend file={file} />
    case 'repeat-refund':
      return <RepeatRefund orderUUID={orderUUID} />
    default:
      return (
        <Button variant="text" onClick={() => onAsk(act)}>
          {t(`acts.${act}`)}
        </Button>
      )
  }
}

function RepeatRefund({ orderUUID }: { orderUUID: string }) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const refresh = useRefresh(orderUUID)
  const repeat = useMutation({
    mutationFn: () => api.send(repeatRefund, { params: { orderUUID } }),
    onSettled: refresh,
  })
  return (
    <>
      <Button variant="text" busy={repeat.isPending} onClick={() => repeat.mutate()}>
        {t('acts.repeat-refund')}
      </Button>
      {repeat.isError && (
        <Message tone="danger" announce>
          {t('acts.problem')}
        </Message>
      )}
    </>
  )
}

function Resend({ file: { order } }: { file: OrderFile }) {
  const { t } = useTranslation('desk')
  const api = useApi()
  const client = useQueryClient()
  const { orderUUID } = order
  const resend = useMutation({
    mutationFn: () => api.send(resendMail, { params: { orderUUID }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: fileQuery(api, orderUUID).queryKey }),
  })
  return (
    <>
      <Button variant="text" busy={resend.isPending} onClick={() => resend.mutate()}>
        {t('acts.resend')}
      </Button>
      {resend.isSuccess && (
        <Message tone="success" announce>
          {t('acts.resent', { email: order.maskedEmail })}
        </Message>
      )}
      {resend.isError && (
        <Message tone="danger" announce>
          {t(
            resend.error instanceof ApiError && resend.error.status === 429
              ? 'acts.tooOften'
              : 'acts.problem',
          )}
        </Message>
      )}
    </>
  )
}

const isAskable = (act: string): act is Askable =>
  act === 'cancel' || act === 'give-back' || act === 'give-gift' || act === 'correct-mailbox'

/** Refusals of an unpaid order are for that, whatever else their code says. */
const isUnpaid = ({ order }: OrderFile) => order.status !== 'confirmed' && order.status !== 'cancelled'

type RefusedProps = { act: FileAct; isUnpaid: boolean; onAsk: ActProps['onAsk'] }

function Refused({ act: { act, refusal, roles }, isUnpaid: waits, onAsk }: RefusedProps) {
  const { t } = useTranslation('desk')
  const why =
    refusal === 'leads-only'
      ? t('acts.whoMay', { roles: roles.map((role) => t(`role.${role}`)).join(', ') })
      : t(`refusal.${waits ? 'unpaid' : refusal}`, { defaultValue: t('acts.notNow') })
  return (
    <p className={styles.refused}>
      <Icon name="lock" size="s" />
      <span>
        {t(`acts.${act}`)}
        <small>{why}</small>
        {refusal === 'leads-only' && isAskable(act) && (
          <Button variant="text" onClick={() => onAsk(act)}>
            {t(`approvals.ask.${act}`)}
          </Button>
        )}
      </span>
    </p>
  )
}
