import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { shortRange } from '@escapade/shared-ui/calendar/day-texts'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { PartySummary } from '@escapade/shared-ui/party/PartySummary'
import type { TFunction } from 'i18next'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsLocated } from '../../search/criteria/located'
import { partyOf } from '../../search/criteria/party-of'
import { isMeasured, placeOf, pointOf } from '../../search/criteria/place'
import { sanitizeCriteria } from '../../search/criteria/sanitize-criteria'
import { datesInWords } from '../../search/dates-in-words'
import styles from './SearchSummary.module.scss'

type SearchSummaryProps = {
  flow: Flow
  criteria: Criteria
  /** Name of the place once the answer has said it. */
  place: string | null
  /** The search box, to change what is said here; `onDone` closes it. */
  renderBox: (onDone: () => void) => ReactNode
}

/** Place, dates and party in one line that stays in sight; opens the search box (SE-074). */
export function SearchSummary({ flow, criteria: wanted, place, renderBox }: SearchSummaryProps) {
  const criteria = sanitizeCriteria(wanted)
  const { t } = useTranslation('search')
  const { locale, now } = useVisit()
  const [open, setOpen] = useState(false)
  const isHere = useIsLocated(pointOf(criteria))
  const area = areaOf({ criteria, flow, t })
  const dates = datesOf({ criteria, flow, locale, now, t })
  return (
    <div className={styles.sticky}>
      <button type="button" className={styles.summary} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          <span className="vh">{t('summary.change')} </span>
          <span className={styles.where}>
            <b>{place ?? placeless({ criteria, isHere, t })}</b> {area && <span>· {area}</span>}
          </span>
          <span className={styles.who}>
            {dates && `${dates} · `}
            <PartySummary party={partyOf(criteria, flow)} />
          </span>
        </span>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
      </button>
      {open && (
        <Dialog title={t('summary.title')} full onClose={() => setOpen(false)}>
          {renderBox(() => setOpen(false))}
        </Dialog>
      )}
    </div>
  )
}

/** Until the name of a place is known, nothing is claimed about it. */
function placeless({ criteria, isHere, t }: { criteria: Criteria; isHere: boolean; t: TFunction }): string {
  if (pointOf(criteria)) return t(isHere ? 'summary.around' : 'summary.mapArea')
  return placeOf(criteria) ? t('summary.place') : t('summary.anywhere')
}

/**
 * Distance around a town or a point, in words (SE-034); of a town alone its name says it. Activities have a distance
 * of their own.
 */
function areaOf({ criteria, flow, t }: { criteria: Criteria; flow: Flow; t: TFunction }): string | null {
  const { distanceMax } = criteria
  if (flow === 'activity' || !isMeasured(criteria)) return null
  return distanceMax === undefined
    ? t('filters.distance.default')
    : t('filters.distance.value', { km: distanceMax })
}

type DatesInput = { criteria: Criteria; flow: Flow; locale: Locale; now: string; t: TFunction }

/** A gift has no dates. */
function datesOf({ criteria, flow, locale, now, t }: DatesInput): string | null {
  if (flow === 'gifting') return null
  return datesInWords({ criteria, locale, now, t, range: shortRange }) ?? t('summary.anyDates')
}
