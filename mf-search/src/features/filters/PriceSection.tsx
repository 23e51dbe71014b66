import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { priceEnd } from '@escapade/shared-contracts/rules/search/price-slider'
import { RangeSlider } from '@escapade/shared-ui/range-slider/RangeSlider'
import { useTranslation } from 'react-i18next'
import { nightsAsked } from '../../search/queries/offers-request'
import styles from './Filters.module.scss'
import { withValues } from './filters'
import { priceBars, priceReach } from './price-facet'
import type { SectionProps } from './section-props'

/** From and to which price, over what there is at which price. */
export function PriceSection({ criteria, onChange, flow, facets }: SectionProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const nights = nightsAsked(flow, criteria) ?? 1
  const end = priceEnd(flow, nights)
  const { priceMin = null, priceMax = null } = criteria
  const facet = facets?.price
  const reach = facet && priceReach(facet)
  const amount = (euros: number) => formatCents({ cents: euros * 100, locale })
  return (
    <>
      {facet && (
        <p className={styles.reach}>
          {reach
            ? t('filters.price.reach', { from: amount(reach.lowest), to: amount(reach.highest) })
            : t('filters.nothing')}{' '}
          {reach && nights > 1 && t('filters.price.perNight', byNight(reach, nights, amount))}
        </p>
      )}
      <RangeSlider
        label={t('filters.price.label')}
        fromLabel={t('filters.price.min')}
        toLabel={t('filters.price.max')}
        max={end}
        value={{ from: priceMin, to: priceMax }}
        reach={reach}
        bars={reach && priceBars(facet, end)}
        onChange={({ from, to }) =>
          onChange(withValues(criteria, { priceMin: from ?? undefined, priceMax: to ?? undefined }))
        }
        format={(euros) => `${euros === end ? '+' : ''}${amount(euros)}`}
      />
    </>
  )
}

type Reach = { lowest: number; highest: number }

const byNight = ({ lowest, highest }: Reach, nights: number, amount: (euros: number) => string) => ({
  from: amount(Math.floor(lowest / nights)),
  to: amount(Math.ceil(highest / nights)),
})
