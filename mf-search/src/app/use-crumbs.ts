import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useTranslation } from 'react-i18next'
import { listTitle } from '../search/count-title'
import { placesAround } from '../search/criteria/around'
import { useKnownOfPlace } from '../search/queries/use-last-known'
import { useFound } from '../search/queries/use-search'
import { type SearchRoute, searchUriOf } from '../search/route/route'

export type Crumb = { label: string; uri: string }

/** From the home page to what is listed: down to the place of the search once the answer says where it lies. */
export function useCrumbs({ route, criteria }: { route: SearchRoute; criteria: Criteria }): Crumb[] {
  const { t } = useTranslation('search')
  const details = useKnownOfPlace(useFound({ ...route, criteria })?.details ?? null, criteria)
  const places = details ? placesAround(details, { flow: route.flow, criteria }) : []
  const list = { label: listTitle({ route, t }), uri: searchUriOf({ flow: route.flow }) }
  return [{ label: t('crumbs.home'), uri: '/' }, ...(places.length > 0 ? places : [list])]
}
