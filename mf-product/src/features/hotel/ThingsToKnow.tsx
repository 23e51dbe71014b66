import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel, LocalTax, StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { showsLocalTaxOnSite } from '@escapade/shared-contracts/rules/money/shows-local-tax-on-site'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTaxRate } from '../../common/use-tax-rate'

type Props = { product: StayDetail; cancellation: ReactNode }

/** Animals, local tax, cancellation. */
export function ThingsToKnow({ product, cancellation }: Props) {
  const { t } = useTranslation('product')
  const { hotel, localTax } = product
  return (
    <>
      <h3>{t('hotel.toKnow.pets')}</h3>
      <Pets policy={hotel.policy} />
      <h3>{t('hotel.toKnow.tax')}</h3>
      {localTax ? <Tax localTax={localTax} /> : <p>{t('hotel.toKnow.noTax')}</p>}
      <h3>{t('cancellation.title')}</h3>
      {cancellation}
    </>
  )
}

function Pets({ policy }: Pick<Hotel, 'policy'>) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const { petsAllowed, petsPrice, petsMaxWeight, petsMaxNumberOfPets } = policy
  if (!petsAllowed) return <p>{t('hotel.toKnow.petsNo')}</p>
  const facts = [
    petsPrice ? t('hotel.toKnow.petsPrice', { amount: formatCents({ cents: petsPrice, locale }) }) : null,
    petsMaxWeight ? t('hotel.toKnow.petsWeight', { weight: petsMaxWeight }) : null,
    t('hotel.toKnow.petsNumber', { count: petsMaxNumberOfPets }),
  ].filter((fact) => fact !== null)
  return (
    <>
      <p>{t('hotel.toKnow.petsYes')}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}

function Tax({ localTax }: { localTax: LocalTax }) {
  const { t } = useTranslation('product')
  const rate = useTaxRate(localTax)
  return (
    <>
      {rate && <p>{rate}</p>}
      <p>{t(showsLocalTaxOnSite({ localTax }) ? 'tax.notIncluded' : 'tax.included')}</p>
    </>
  )
}
