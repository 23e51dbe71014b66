import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { familyTheme, showsFamilyBanner } from '@escapade/shared-contracts/rules/party/shows-family-banner'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { useTranslation } from 'react-i18next'
import { partyOf } from '../../search/criteria/party-of'
import { searchUriOf } from '../../search/route/route'
import { PromoCard } from './PromoCard'

/** Leads those who travel with children to the family theme (SE-017). */
export function FamilyBanner({ flow, criteria }: { flow: Flow; criteria: Criteria }) {
  const { t } = useTranslation('search')
  // As the search has them: gifts are for two, whatever a link says.
  const { child, baby } = partyOf(criteria, flow)
  if (!showsFamilyBanner({ children: child, babies: baby, theme: criteria.theme })) return null
  const hash = serializeCriteria({ criteria: { ...criteria, theme: familyTheme } })
  return (
    <PromoCard
      slim
      title={t('promo.family.title')}
      text={t('promo.family.text')}
      link={{ label: t('promo.family.link'), to: searchUriOf({ flow }, hash) }}
    />
  )
}
