import type { SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import type { TFunction } from 'i18next'
import type { SearchRoute } from './route/route'

type Input = {
  details: Pick<SearchDetails, 'totalCount' | 'destination' | 'around'>
  route: Pick<SearchRoute, 'singleVoucher'>
  t: TFunction
}

/** Title of the results, with their number, kind and place; read out when it changes (SE-006). */
export function countTitle({ details, route, t }: Input): string {
  const count = details.totalCount
  const place = details.around ?? details.destination?.label
  const kind = route.singleVoucher ? 'vouchers' : 'results'
  return place ? t(`${kind}.countAt`, { count, place }) : t(`${kind}.count`, { count })
}

/** Title of a list whose number is unknown. */
export const listTitle = ({ route, t }: { route: SearchRoute; t: TFunction }): string =>
  route.singleVoucher ? t('vouchers.title') : t(`flow.${route.flow}`)
