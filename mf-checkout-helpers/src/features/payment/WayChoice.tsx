import type { PaymentWay } from '@escapade/shared-contracts/rules/money/payment-ways'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRedirect, type Method } from '../../common/how-to-pay'

type Props = {
  methods: readonly Method[]
  way: PaymentWay
  onChange: (way: PaymentWay) => void
  /** Details of a way to pay later: its cost and its days. */
  detailsOf: (way: PaymentWay) => ReactNode
}

/** One question with every way that works for this order; paying later is never chosen beforehand. */
export function WayChoice({ methods, way, onChange, detailsOf }: Props) {
  const { t } = useTranslation('checkout')
  const hintOf = ({ way: each, names }: Method): ReactNode => {
    if (each === 'card') return names.join(', ')
    if (isRedirect(each)) return t('payment.redirect', { name: names.join(', ') })
    return detailsOf(each)
  }
  return (
    <RadioGroup
      legend={t('payment.how')}
      look="cards"
      value={way}
      onChange={(value) => onChange(value as PaymentWay)}
      options={methods.map((method) => ({
        value: method.way,
        label: method.way === 'card' ? t('payment.card') : method.names.join(', '),
        hint: hintOf(method),
      }))}
    />
  )
}
