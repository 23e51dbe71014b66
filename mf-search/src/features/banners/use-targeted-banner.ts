import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { TargetedBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { matchesBanner } from '@escapade/shared-contracts/criteria/matches-banner'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { useQuery } from '@tanstack/react-query'
import { targetedBannersQuery } from './banners-queries'

/** The first banner for what is searched; null when there is none, or it is not known yet, or for customer care. */
export function useTargetedBanner({
  flow,
  criteria,
}: {
  flow: Flow
  criteria: Criteria
}): TargetedBanner | null {
  const { locale, customerCare } = useVisit()
  const { data = [] } = useQuery({ ...targetedBannersQuery(useApi(), locale), enabled: !customerCare })
  if (customerCare) return null
  return data.find((banner) => matchesBanner({ banner, locale, flow, page: 'search', criteria })) ?? null
}
