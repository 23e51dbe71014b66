import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ProductOffer } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useRefundTerms } from '@escapade/shared-ui/cancellation/use-refund-terms'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { useTranslation } from 'react-i18next'

type Props = { offers: readonly ProductOffer[]; chosen: string; onChoose: (id: string) => void }

/** Board and conditions of one room side by side, each with what it costs more or less than the one chosen. */
export function Conditions({ offers, chosen, onChoose }: Props) {
  const { t } = useTranslation('hotel')
  if (offers.length < 2) return null
  const base = offers.find(({ weekendId }) => weekendId === chosen)
  return (
    <RadioGroup
      look="cards"
      legend={t('offer.conditions')}
      value={chosen}
      onChange={onChoose}
      options={offers.map((offer) => ({
        value: offer.weekendId,
        label: offer.label,
        hint: <Terms offer={offer} baseCents={base?.priceInfo.sellPrice ?? null} />,
      }))}
    />
  )
}

function Terms({ offer, baseCents }: { offer: ProductOffer; baseCents: number | null }) {
  const { t } = useTranslation('hotel')
  const { locale, textLanguage: language } = useVisit()
  const { title } = useRefundTerms({ hasDates: true, policy: offer.cancellationPolicy, language })
  const { sellPrice } = offer.priceInfo
  const difference = baseCents === null ? 0 : sellPrice - baseCents
  const amount = formatCents({ cents: Math.abs(difference), locale })
  const price = difference
    ? t(difference > 0 ? 'offer.more' : 'offer.less', { amount })
    : formatCents({ cents: sellPrice, locale })
  return <>{[title, price].join(' · ')}</>
}
