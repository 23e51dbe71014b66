import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { exchangeGift } from '@escapade/shared-contracts/api/gifts/gifts'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boxCents } from '../../common/box-price'
import { boxesQuery } from '../../common/box-query'
import styles from './Beneficiary.module.scss'

type Props = { gift: GiftWorth; code: string; onDone: (gift: GiftWorth) => void }

const card = 'card'

/** Another box at no more than the gift is worth, or a gift card of its worth. */
export default function ExchangeChoice({ gift, code, onDone }: Props) {
  const { t } = useTranslation('gifting')
  const { visit, logError } = useShell()
  const { locale } = visit
  const api = useApi()
  const boxes = useQuery(boxesQuery(api, locale))
  const [chosen, setChosen] = useState(card)
  const exchange = useMutation({
    mutationFn: () =>
      api.send(exchangeGift, { body: { locale, code, boxId: chosen === card ? null : chosen } }),
    onSuccess: onDone,
    onError: logError,
  })
  const show = (cents: number) => formatCents({ cents, locale })
  const affordable = (boxes.data?.results ?? []).filter(
    (box) => boxCents(box) <= gift.balance && box.title !== gift.label,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!exchange.isPending) exchange.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <RadioGroup
        look="cards"
        legend={t('exchange.title')}
        value={chosen}
        onChange={setChosen}
        options={[
          {
            value: card,
            label: t('exchange.card', { amount: show(gift.balance) }),
            hint: t('exchange.cardHint'),
          },
          ...affordable.map((box) => ({
            value: box.id,
            label: box.title,
            hint: restHint(gift.balance - boxCents(box)),
          })),
        ]}
      />
      {boxes.isPending && <Skeleton shape="block" />}
      <p className={styles.how}>{t('exchange.how')}</p>
      {exchange.isError && (
        <Message tone="danger" announce>
          {t(
            exchange.error instanceof ApiError && exchange.error.status === 409
              ? 'exchange.gone'
              : 'acts.later',
          )}
        </Message>
      )}
      <Button type="submit" variant="action" busy={exchange.isPending}>
        {t('exchange.confirm')}
      </Button>
    </form>
  )

  function restHint(rest: number) {
    return rest > 0 ? t('exchange.rest', { amount: show(rest) }) : t('exchange.even')
  }
}
