import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { partyChanged, searchSubmitted } from '@escapade/shared-contracts/events/events'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import {
  type SearchDatesExperiment,
  searchSubmitOutcome,
} from '@escapade/shared-contracts/rules/search-submit-outcome'
import { Button } from '@escapade/shared-ui/button/Button'
import { PartyField } from '@escapade/shared-ui/party/PartyField'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearedDates } from './cleared-dates'
import { DatesField } from './DatesField'
import { DestinationCell } from './DestinationCell'
import { FlowTabs } from './FlowTabs'
import styles from './SearchBox.module.scss'
import { searchUri, withParty, withTheme } from './search-draft'
import { ThemeCell } from './ThemeCell'
import { useDraft } from './use-draft'

export type SearchBoxProps = {
  flow: Flow
  /** `home` floats over the picture, `page` stands above results. */
  look?: 'home' | 'page'
  /** The search was sent. */
  onSent?: () => void
}

/** Where, when, who, what for. Nothing happens before it is sent. */
export function SearchBox({ flow, look = 'home', onSent }: SearchBoxProps) {
  const { t } = useTranslation('search')
  const { flags } = useVisit()
  const { navigate } = useShell()
  const emit = useEmit()
  const { criteria } = useCriteria()
  const [draft, setDraft] = useDraft(criteria)
  const [calendarOpen, setCalendarOpen] = useState(false)
  const isForTwo = flow === 'gifting' || flow === 'activity'
  const { checkin = null, checkout = null } = draft

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
    if (outcome === 'openCalendar') return setCalendarOpen(true)
    emit(searchSubmitted, { flow, hash: serializeCriteria({ criteria: draft }) })
    navigate(searchUri(flow, draft))
    onSent?.()
  }
  return (
    <search>
      <form className={styles.box} data-look={look} aria-label={t('box.label')} onSubmit={submit}>
        {look === 'home' && <FlowTabs flow={flow} />}
        <div className={styles.row}>
          <DestinationCell flow={flow} draft={draft} onChange={setDraft} />
          {flow !== 'gifting' && (
            <DatesField
              criteria={draft}
              onChange={setDraft}
              open={calendarOpen}
              onOpenChange={setCalendarOpen}
            />
          )}
          <PartyField
            party={isForTwo ? forTwo : { adult: draft.a ?? 2, child: draft.c ?? 0, baby: draft.b ?? 0 }}
            disabled={isForTwo}
            onChange={(party) => {
              emit(partyChanged, party.payload)
              setDraft(withParty(draft, party))
            }}
          />
          <ThemeCell value={draft.theme ?? ''} onChange={(theme) => setDraft(withTheme(draft, theme))} />
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

const forTwo = { adult: 2, child: 0, baby: 0 }
