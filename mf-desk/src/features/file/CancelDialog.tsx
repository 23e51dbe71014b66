import { useApi } from '@escapade/remote-kit/runtime/query'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { cancelOrder, getModificationConditions } from '@escapade/shared-contracts/api/orders/order-changes'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import { LoadProblem } from '../../common/LoadProblem'
import styles from './File.module.scss'
import { fileQuery } from './file-query'

type Props = { file: OrderFile; onClose: () => void }

/** Asks before an order is cancelled, with the sum that its conditions give back and where it goes. */
export default function CancelDialog({ file, onClose }: Props) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const api = useApi()
  const client = useQueryClient()
  const { orderUUID, bookingNumber } = file.order
  const conditions = useQuery({
    queryKey: ['desk', 'conditions', orderUUID],
    queryFn: ({ signal }) => api.send(getModificationConditions, { params: { orderUUID }, signal }),
    staleTime: 0,
  })
  const cancel = useMutation({
    mutationFn: (expectedRefund: number) =>
      api.send(cancelOrder, { params: { orderUUID }, body: { expectedRefund } }),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: fileQuery(api, orderUUID).queryKey })
      onClose()
    },
    // Another sum, or somebody else was faster: what is so now is asked for again.
    onError: () =>
      void Promise.all([
        conditions.refetch(),
        client.invalidateQueries({ queryKey: fileQuery(api, orderUUID).queryKey }),
      ]),
  })
  const { data } = conditions
  const parts = data?.cancellationParts
  return (
    <Dialog
      title={t('cancel.title', { number: bookingNumber })}
      size="s"
      onClose={onClose}
      footer={
        data && (
          <Button
            wide
            variant="action"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(data.cancellationRefund)}
          >
            {t('cancel.confirm', { amount: words.money(data.cancellationRefund) })}
          </Button>
        )
      }
    >
      {conditions.error && !data && (
        <LoadProblem error={conditions.error} onRetry={() => void conditions.refetch()} />
      )}
      {!data && !conditions.error && <Skeleton width={8} />}
      {data && (
        <>
          <p>
            {t('cancel.text', {
              amount: words.money(data.cancellationRefund),
              total: words.money(data.totalAmount),
            })}
          </p>
          {parts && (
            <dl className={styles.lines}>
              {(['cardAmount', 'giftAmount', 'uncollectedAmount'] as const)
                .filter((part) => parts[part] > 0)
                .map((part) => (
                  <div key={part}>
                    <dt>{t(`cancel.${part}`)}</dt>
                    <dd>{words.money(parts[part])}</dd>
                  </div>
                ))}
            </dl>
          )}
        </>
      )}
      {cancel.isError && (
        <Message tone="danger" announce>
          {t(`refusal.${cancel.error instanceof ApiError ? cancel.error.code : ''}`, {
            defaultValue: t('acts.problem'),
          })}
        </Message>
      )}
    </Dialog>
  )
}
