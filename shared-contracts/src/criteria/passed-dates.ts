import { dateKeys } from './criteria'
import { withoutKeys } from './criteria-keys'
import { parseCriteria } from './parse-criteria'
import { serializeCriteria } from './serialize-criteria'

/** True when a search asks for an arrival that was before a day, or for a month that is over. */
export function hasPassed(uri: string, today: string): boolean {
  const { checkin, when } = criteriaOf(uri)
  if (checkin) return checkin < today
  return when !== undefined && when.slice(0, 7) < today.slice(0, 7)
}

/** Address of a search without its dates. */
export function withoutDates(uri: string): string {
  const [page = ''] = uri.split('#')
  const hash = serializeCriteria({ criteria: withoutKeys(criteriaOf(uri), dateKeys) })
  return hash ? `${page}#${hash}` : page
}

const criteriaOf = (uri: string) => parseCriteria({ hash: uri.split('#')[1] ?? '' })
