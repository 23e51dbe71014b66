import type { PrimitiveAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CardForm } from '../../features/payment/CardForm'
import type { CardDraft } from '../../features/payment/card'
import type { StripeCardFormProps } from '../../features/payment/stripe/StripeCardForm'

const StripeCardForm = lazy(() =>
  import('../../features/payment/stripe/StripeCardForm').then((module) => ({
    default: module.StripeCardForm,
  })),
)

/** Part of a card that `useCard` keeps. */
export type CardInput = Pick<StripeCardFormProps, 'onTake'> & {
  /** Public key of Stripe; null for the sandbox. */
  publicKey: string | null
  card: PrimitiveAtom<CardDraft>
  /** Stripe has the whole card. */
  isTaken: boolean
}

/** The sandbox takes cards in a form of ours, Stripe in its own. */
export function CardFields({ input, submitted }: { input: CardInput; submitted: boolean }) {
  const { t } = useTranslation('checkout')
  const { publicKey, card, isTaken, onTake } = input
  if (!publicKey) return <CardForm card={card} submitted={submitted} />
  const error = submitted && !isTaken ? t('problem.mandatory') : null
  return (
    <Suspense fallback={null}>
      <StripeCardForm publicKey={publicKey} onTake={onTake} error={error} />
    </Suspense>
  )
}
