import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { useTranslation } from 'react-i18next'

/** Terms for animals in one line: their number, weight and price, or that none may come. */
export function usePets({
  petsAllowed,
  petsPrice,
  petsMaxWeight,
  petsMaxNumberOfPets,
}: Hotel['policy']): string {
  const { t } = useTranslation('hotel')
  const { locale } = useVisit()
  if (!petsAllowed) return t('about.petsRefused')
  return [
    t('about.petsAllowed'),
    t('about.petsNumber', { count: petsMaxNumberOfPets }),
    petsMaxWeight && t('about.petsWeight', { weight: petsMaxWeight }),
    petsPrice && t('about.petsPrice', { amount: formatCents({ cents: petsPrice, locale }) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
