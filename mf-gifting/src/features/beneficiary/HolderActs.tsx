import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { GiftWorth } from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { extendGift } from '@escapade/shared-contracts/api/gifts/gifts'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Button } from '@escapade/shared-ui/button/Button'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Beneficiary.module.scss'

const ExchangeChoice = onDemand(() => import('./ExchangeChoice'))
const ThanksForm = onDemand(() => import('./ThanksForm'))

type Props = { gift: GiftWorth; code: string; onChange: (gift: GiftWorth) => void }

/** More time, something else of the same worth, a word to the giver: each where the rules let it. */
export function HolderActs({ gift, code, onChange }: Props) {
  const { t } = useTranslation('gifting')
  const { visit, logError } = useShell()
  const api = useApi()
  const [open, setOpen] = useState<'exchange' | 'thank' | null>(null)
  const [said, setSaid] = useState<'extended' | 'exchanged' | 'thanked' | null>(null)
  const { locale, textLanguage: language } = visit
  const extend = useMutation({
    mutationFn: () => api.send(extendGift, { body: { locale, code } }),
    onSuccess(next) {
      onChange(next)
      setSaid('extended')
    },
    onError: logError,
  })
  const { extendTo = null, exchange = false, thank = false } = gift.may ?? {}
  const toggle = (act: 'exchange' | 'thank') => setOpen(open === act ? null : act)
  const show = (day: string) => formatDay({ day, language, style: 'full' })
  return (
    <section className={styles.acts} aria-label={t('acts.title')}>
      {said && (
        <Message tone="success" announce>
          {t(`acts.said.${said}`, { date: show(gift.validUntil) })}
        </Message>
      )}
      {extend.isError && (
        <Message tone="danger" announce>
          {t(extend.error instanceof ApiError && extend.error.status === 409 ? 'acts.gone' : 'acts.later')}
        </Message>
      )}
      <div className={styles.buttons}>
        {extendTo && (
          <Button variant="line" icon="calendar" busy={extend.isPending} onClick={() => extend.mutate()}>
            {t('acts.extend', { date: show(extendTo) })}
          </Button>
        )}
        {exchange && (
          <Button
            variant="line"
            icon="gift"
            aria-expanded={open === 'exchange'}
            onClick={() => toggle('exchange')}
          >
            {t('acts.exchange')}
          </Button>
        )}
        {thank && said !== 'thanked' && (
          <Button
            variant="line"
            icon="heart"
            aria-expanded={open === 'thank'}
            onClick={() => toggle('thank')}
          >
            {t('acts.thank')}
          </Button>
        )}
      </div>
      {open === 'exchange' && exchange && (
        <ExchangeChoice
          gift={gift}
          code={code}
          onDone={(next) => {
            onChange(next)
            setOpen(null)
            setSaid('exchanged')
          }}
        />
      )}
      {open === 'thank' && (
        <ThanksForm
          code={code}
          onDone={() => {
            setOpen(null)
            setSaid('thanked')
          }}
        />
      )}
    </section>
  )
}
