import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { partyChanged, searchSubmitted } from '@escapade/shared-contracts/events/analytics-events'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import {
  type SearchDatesExperiment,
  searchSubmitOutcome,
} from '@escapade/shared-contracts/rules/search/search-submit-outcome'
import { Button } from '@escapade/shared-ui/button/Button'
import { PartyField } from '@escapade/shared-ui/party/PartyField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isForTwo, partyOf } from '../../search/criteria/party-of'
import { useRefine } from '../../search/criteria/use-refine'
import type { Facets } from '../../search/queries/facets'
import { searchUriOf } from '../../search/route/route'
import { useRouteOf } from '../../search/route/use-search-route'
import { clearedDates } from './cleared-dates'
import { DatesField } from './DatesField'
import { DestinationCell } from './destination/DestinationCell'
import { FlowTabs } from './FlowTabs'
import styles from './SearchBox.module.scss'
import { saveDates, useSavedDates } from './saved-dates'
import { withDates, withParty, withTheme } from './search-draft'
import { ThemeCell } from './ThemeCell'
import { useApplied } from './use-applied'
import { useDraft } from './use-draft'

export type SearchBoxProps = {
  flow: Flow
  /** Criteria of the page, with which the box starts. */
  criteria: Criteria
  /** `home` floats over the picture, `page` stands above results. */
  look?: 'home' | 'page'
  /** Facets of the results below, to name the theme of a link; null while they are under way. */
  facets?: Facets | null
  /** The search was sent. Given where the box covers the results: what is chosen waits until then. */
  onSent?: () => void
}

/** Form of place, dates, party and theme: a choice is kept until it is sent. Above results it applies at once. */
export function SearchBox({ flow, criteria, look = 'home', facets, onSent }: SearchBoxProps) {
  const { t } = useTranslation('search')
  const { flags } = useVisit()
  const { navigate } = useShell()
  const emit = useEmit()
  const entered = useDraft({ flow, criteria, start: useStart({ flow, criteria, look }) })
  const applied = useApplied({ flow, criteria })
  const isAboveResults = look === 'page' && !onSent
  const { draft, setDraft, dropEdits } = isAboveResults ? applied : entered
  const changeDates = useDatesChange({ flow, criteria, look, draft, setDraft })
  const [calendarOpen, setCalendarOpen] = useState(false)
  const route = useRouteOf(flow)
  const { checkin = null, checkout = null, when } = draft

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const experiment = (flags.searchDates || 'unassigned') as SearchDatesExperiment
    const outcome = searchSubmitOutcome({
      experiment,
      flow,
      checkin,
      checkout,
      clearedBefore: clearedDates.wereCleared(),
    })
    if (outcome === 'openCalendar' && !when) return setCalendarOpen(true)
    onSent?.()
    send()
  }
  const send = () => {
    const hash = serializeCriteria({ criteria: draft })
    emit(searchSubmitted, { flow, hash })
    navigate(searchUriOf({ ...route, page: undefined, from: fromSearchBar }, hash))
    if (flow !== 'gifting') saveDates(checkin && checkout ? { checkin, checkout } : null)
    dropEdits()
  }
  return (
    <search>
      <form className={styles.box} data-look={look} aria-label={t('box.label')} onSubmit={submit}>
        {look === 'home' && <FlowTabs flow={flow} criteria={criteria} />}
        <div className={styles.row} data-flow={flow}>
          <DestinationCell flow={flow} draft={draft} onChange={setDraft} />
          {flow !== 'gifting' && (
            <DatesField
              flow={flow}
              criteria={draft}
              onChange={changeDates}
              open={calendarOpen}
              onOpenChange={setCalendarOpen}
            />
          )}
          <PartyField
            party={partyOf(draft, flow)}
            fixedBecause={isForTwo(flow) ? t(`box.forTwo.${flow}`) : undefined}
            onChange={(party) => {
              emit(partyChanged, party.payload)
              setDraft(withParty(draft, party))
            }}
          />
          <ThemeCell
            value={draft.theme ?? ''}
            onChange={(theme) => setDraft(withTheme(draft, theme))}
            linked={criteria.theme}
            found={facets}
          />
          <div className={styles.go}>
            <Button type="submit" variant="action" icon="search" wide>
              {t(look === 'home' ? 'box.submit' : 'box.submitAgain')}
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}

/** The literal value of the documents (D9). */
const fromSearchBar = 'search bar'
const nothing: Criteria = Object.freeze({})

type Placed = Required<Pick<SearchBoxProps, 'flow' | 'criteria' | 'look'>>

/** A new search of stays begins with the dates of the last one. */
function useStart({ flow, criteria, look }: Placed): Criteria {
  const saved = useSavedDates()
  const isNew =
    look === 'home' && (flow === 'booking' || flow === 'hotel') && !criteria.checkin && !criteria.when
  return saved && isNew
    ? withDates(nothing, { ...saved, nights: diffDays(saved.checkin, saved.checkout) })
    : nothing
}

type DatesChange = Placed & Pick<ReturnType<typeof useDraft>, 'draft' | 'setDraft'>

/** Above results new dates are looked at at once; elsewhere only emptying them reaches the address (spec A §4). */
function useDatesChange({ flow, criteria, look, draft, setDraft }: DatesChange) {
  const { update } = useShell().criteria
  const refine = useRefine(useRouteOf(flow))
  return (change: (criteria: Criteria) => Criteria) => {
    if (look === 'page') return refine(change(criteria))
    const next = change(draft)
    setDraft(next)
    if (!next.checkin) saveDates(null)
    if (!next.checkin && criteria.checkin) update(change)
  }
}
