import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivityPrices } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { activityPartyPrice } from '@escapade/shared-contracts/rules/money/activity-party-price'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { activityPartyBounds } from '@escapade/shared-contracts/rules/party/activity-party-bounds'
import { RadioGroup } from '@escapade/shared-ui/field/RadioGroup'
import { Stepper } from '@escapade/shared-ui/stepper/Stepper'
import { useTranslation } from 'react-i18next'
import styles from './BuyCard.module.scss'
import { partySizes } from './party-size'

type Props = { prices: ActivityPrices; adults: number; onChange: (adults: number) => void }

/** Number of people: by steps, or by picking from the prices (AC-007, AC-012, AC-013). */
export function PartyChoice({ prices, adults, onChange }: Props) {
  const { t } = useTranslation('activity')
  const { locale } = useVisit()
  const { min, max } = activityPartyBounds({ prices })
  const options = partySizes(prices).map((size) => {
    const total = activityPartyPrice({ prices, adults: size })?.total ?? 0
    return {
      value: String(size),
      label: (
        <span className={styles.option}>
          {t('buy.adults', { count: size })} <b>{formatCents({ cents: total, locale })}</b>
        </span>
      ),
    }
  })
  return (
    <div className={styles.choice}>
      <Stepper
        label={t('buy.participants', { min, max })}
        value={adults}
        min={min}
        max={max}
        onChange={onChange}
      />
      <RadioGroup
        hideLegend
        legend={t('buy.prices')}
        options={options}
        value={String(adults)}
        onChange={(size) => onChange(Number(size))}
      />
    </div>
  )
}
