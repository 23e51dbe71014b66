import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ShippingCost } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { parcelWindow } from '@escapade/shared-contracts/rules/gifts/parcel-window'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { Tag } from '@escapade/shared-ui/tag/Tag'
import { useTranslation } from 'react-i18next'
import { printingOf } from './gift-setup'
import type { GiftBeingMade } from './use-gift-setup'

/** By e-mail or by post; nothing to choose where none are printed (GI-003, GI-011 to GI-016). */
export function FormatChoice({ gift }: { gift: GiftBeingMade }) {
  const { t } = useTranslation('gifting')
  const { printing, format, shipping, price, setFormat } = gift
  if (printing === 'absent') return null
  const soldOut = printing === 'disabled'
  return (
    <RadioGroup
      look="cards"
      legend={t('setup.format')}
      value={format}
      onChange={(value) => setFormat(value === 'physical' ? 'physical' : 'digital')}
      options={[
        { value: 'digital', label: t('setup.digital'), hint: t('setup.digitalHint') },
        {
          value: 'physical',
          label: t('setup.physical'),
          hint: soldOut ? (
            t('setup.soldOut')
          ) : (
            <PostageHint shipping={shipping} printingCents={price ? printingOf(price) : 0} />
          ),
          disabled: soldOut,
        },
      ]}
    />
  )
}

/** Delivery may be free: printing is not, and is said beside it. */
function PostageHint({ shipping, printingCents }: { shipping: ShippingCost | null; printingCents: number }) {
  const { t } = useTranslation('gifting')
  const { locale, now, textLanguage: language } = useVisit()
  const { from, to } = parcelWindow({ today: dayOf(now) })
  const show = (day: string) => formatDay({ day, language, style: 'day' })
  return (
    <>
      {t('setup.physicalHint')}, {t('setup.arrives', { from: show(from), to: show(to) })}{' '}
      {shipping?.amount === 0 && <Tag type="success">{t('setup.freeDelivery')}</Tag>}
      {shipping && shipping.amount > 0 && formatCents({ cents: shipping.amount, locale })}{' '}
      {printingCents > 0 && t('setup.printingFor', { amount: formatCents({ cents: printingCents, locale }) })}
    </>
  )
}
