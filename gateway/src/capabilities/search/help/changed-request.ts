import type { SearchChange } from '@escapade/shared-contracts/api/search/search-help-schemas'
import type { SearchCriterias } from '@escapade/shared-contracts/api/search/search-schemas'
import { placeKeys } from '@escapade/shared-contracts/criteria/criteria'
import { withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'
import { isKeyOfFlow } from '@escapade/shared-contracts/criteria/search-filters'
import type { SearchRequest } from '../search-plan'

const placeFields = ['hotelId', ...placeKeys, 'latitude', 'longitude', 'distanceMin', 'distanceMax']
const dateFields = ['checkin', 'night', 'flex', 'when']

/** The search after its changes. */
export const changedRequest = (request: SearchRequest, changes: readonly SearchChange[]): SearchRequest =>
  changes.reduce(changeOnce, request)

function changeOnce(request: SearchRequest, change: SearchChange): SearchRequest {
  if (change.kind === 'flow') return inFlow(request, change.flow)
  return { ...request, searchCriterias: changeCriterias(request.searchCriterias, change) }
}

/** Criteria without these fields; the party stays. */
const without = (
  { adult, child, baby, ...wishes }: SearchCriterias,
  keys: readonly string[],
): SearchCriterias => ({ adult, child, baby, ...withoutKeys(wishes, keys) })

function inFlow({ searchCriterias, ...request }: SearchRequest, flow: SearchRequest['flow']): SearchRequest {
  const foreign = Object.keys(searchCriterias).filter((key) => !isKeyOfFlow(key, flow))
  return { ...request, flow, searchCriterias: without(searchCriterias, foreign) }
}

function changeCriterias(
  criterias: SearchCriterias,
  change: Exclude<SearchChange, { kind: 'flow' }>,
): SearchCriterias {
  if (change.kind !== 'without') {
    const { kind: _, ...values } = change
    return { ...criterias, ...values }
  }
  const { key, value } = change
  if (key === 'place') return without(criterias, placeFields)
  if (key === 'dates') return without(criterias, dateFields)
  if (key === 'priceMax') return without(criterias, ['priceMin', 'priceMax'])
  const list = criterias[key]
  if (value === undefined || !Array.isArray(list) || list.length === 1) return without(criterias, [key])
  return { ...criterias, [key]: list.filter((each) => each !== value) }
}
