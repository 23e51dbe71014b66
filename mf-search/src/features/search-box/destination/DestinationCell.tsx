import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { type Destination, DestinationField } from '@escapade/shared-ui/destination/DestinationField'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberLocated, useIsLocated } from '../../../search/criteria/located'
import { placeOf, pointOf, withoutPlace, withPlace, withPoint } from '../../../search/criteria/place'
import styles from '../SearchBox.module.scss'
import { locate } from './locate'
import { rememberSearch } from './recent-searches'
import { useDestinations } from './use-destinations'

type DestinationCellProps = { flow: Flow; draft: Criteria; onChange: (draft: Criteria) => void }

/** Field for the destination. Suggestions that fail are only logged: typing goes on (SE-054). */
export function DestinationCell({ flow, draft, onChange }: DestinationCellProps) {
  const { t } = useTranslation('search')
  const { lists, placeLabel, onInput } = useDestinations({ flow, criteria: draft })
  const [locating, setLocating] = useState<'no' | 'now' | 'failed'>('no')
  const spot = pointOf(draft)
  const isHere = useIsLocated(spot)

  const latest = useRef(draft)
  latest.current = draft
  const asked = useRef(0)

  const choose = (destination: Destination) => {
    asked.current += 1
    setLocating('no')
    rememberSearch(destination)
    onChange(withPlace(draft, destination))
  }
  const around = async () => {
    asked.current += 1
    const turn = asked.current
    setLocating('now')
    const point = await locate()
    // A place chosen meanwhile is what the visitor wants.
    if (turn !== asked.current) return
    setLocating(point ? 'no' : 'failed')
    if (!point) return
    rememberLocated(point)
    onChange(withPoint(latest.current, point))
  }
  return (
    <div className={styles.where}>
      <DestinationField
        {...lists}
        value={shownPlace({
          placed: placeOf(draft) !== null,
          // As in the summary of a phone: what is not named yet, or never will be, is wanted all the same.
          placeLabel: placeLabel || t('summary.place'),
          around: spot && t(isHere ? 'summary.around' : 'summary.mapArea'),
        })}
        onInput={onInput}
        onChoose={choose}
        onAround={flow === 'activity' ? undefined : around}
        onClear={() => onChange(withoutPlace(draft))}
      />
      <p className={styles.locating} data-failed={locating === 'failed' || undefined} role="status">
        {locating === 'now' && t('box.locating')}
        {locating === 'failed' && t('box.noLocation')}
      </p>
    </div>
  )
}

type Value = { placed: boolean; placeLabel: string; around: string | null }

const shownPlace = ({ placed, placeLabel, around }: Value) => {
  if (placed) return { label: placeLabel }
  return around ? { label: around } : null
}
