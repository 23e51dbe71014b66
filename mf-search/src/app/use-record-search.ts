import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { whenPattern } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { writeLastSearch } from '@escapade/shared-contracts/visitor/last-search'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { shortRange } from '@escapade/shared-ui/calendar/day-texts'
import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf, pointOf } from '../search/criteria/place'
import { sanitizeCriteria } from '../search/criteria/sanitize-criteria'
import { datesInWords } from '../search/dates-in-words'
import { firstPageOf, type SearchRoute } from '../search/route/route'

type Search = {
  route: SearchRoute
  criteria: Criteria
  /** Name of its place once the answer has said it. */
  place: string | null
}

/** Keeps the search on the device, so that the home page leads back to it: one with a place or days. Not an agent's. */
export function useRecordSearch({ route, criteria: wanted, place }: Search): void {
  const { t } = useTranslation('search')
  const { locale, now, customerCare } = useVisit()
  const criteria = sanitizeCriteria(wanted)
  const when = route.flow === 'gifting' ? null : datesInWords({ criteria, locale, now, t, range: shortRange })
  const where = whereOf({ criteria, place, t }) ?? (when && !placeOf(criteria) ? t('summary.anywhere') : null)
  const uri = firstPageOf(route, serializeCriteria({ criteria }))
  const until = when === null ? null : lastDayOf(criteria)
  useEffect(() => {
    if (where && !customerCare) writeLastSearch(deviceStorage, { uri, locale, where, when, until })
  }, [uri, locale, where, when, until, customerCare])
}

type WhereInput = Pick<Search, 'criteria' | 'place'> & { t: TFunction }

/** Null for criteria without a place, and until the name of theirs is known. */
function whereOf({ criteria, place, t }: WhereInput): string | null {
  if (pointOf(criteria)) return t('summary.mapArea')
  return placeOf(criteria) ? place : null
}

/** Check-in, or a day that no month outlasts. */
const lastDayOf = ({ checkin, when }: Criteria): string | null =>
  checkin ?? (when && whenPattern.test(when) ? `${when.slice(0, 7)}-31` : null)
