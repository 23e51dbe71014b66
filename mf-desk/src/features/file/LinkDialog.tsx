import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { sendPaymentLink } from '@escapade/shared-contracts/api/desk/desk'
import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import {
  type LinkHours,
  linkHours,
  readLinkHours,
  usualLinkHours,
} from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import styles from './File.module.scss'
import { fileQuery } from './file-query'

type Props = { file: OrderFile; onClose: () => void }

/** Mails the buyer a link to pay by, and holds what it is for as long as is chosen. */
export default function LinkDialog({ file, onClose }: Props) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const formId = useId()
  const api = useApi()
  const client = useQueryClient()
  const [hours, setHours] = useState<LinkHours>(usualLinkHours)
  const { orderUUID } = file.order
  const { queryKey } = fileQuery(api, orderUUID)
  const send = useMutation({
    mutationFn: () => api.send(sendPaymentLink, { params: { orderUUID }, body: { hours } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const { data: sent, error } = send
  return (
    <Dialog
      title={t('acts.send-payment-link')}
      size="s"
      onClose={onClose}
      footer={
        sent ? (
          <Button wide variant="action" onClick={onClose}>
            {t('link.done')}
          </Button>
        ) : (
          <Button wide type="submit" form={formId} variant="action" busy={send.isPending}>
            {t('link.send')}
          </Button>
        )
      }
    >
      {sent ? (
        <Message tone="success" announce>
          {t('link.sent', { email: sent.email, until: words.moment(sent.expiresAt) })}
        </Message>
      ) : (
        <form
          id={formId}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            if (!send.isPending) send.mutate()
          }}
        >
          <p>{t('link.text', { email: file.buyer.email })}</p>
          <RadioGroup
            legend={t('link.hours')}
            value={String(hours)}
            onChange={(value) => setHours(readLinkHours(value))}
            options={linkHours.map((each) => ({
              value: String(each),
              label: t('link.hoursOf', { count: each }),
            }))}
          />
          {error && (
            <Message tone="danger" announce>
              {t(`refusal.${error instanceof ApiError ? error.code : ''}`, {
                defaultValue: t('acts.problem'),
              })}
            </Message>
          )}
        </form>
      )}
    </Dialog>
  )
}
