import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { choiceOf, validChoices } from '@escapade/shared-contracts/criteria/activity-choices'
import type { StayDates } from '@escapade/shared-contracts/criteria/stay-criteria'
import { chooseActivityDate } from '@escapade/shared-contracts/rules/dates/choose-activity-date'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { conditionsQuery, offerDetailQuery, offerQuoteQuery } from './offer-queries'

type Input = { firstId: string; party: Party; dates: StayDates }

export type Offer = ReturnType<typeof useOffer>

/** One offer in detail: its conditions are chosen in place, and so are the days of its activities. */
export function useOffer({ firstId, party, dates }: Input) {
  const api = useApi()
  const { locale } = useVisit()
  const [id, setId] = useState(firstId)
  const [wished, setWished] = useState<string[]>([])
  const asked = { id, locale, party, dates }
  const detail = useQuery(offerDetailQuery(api, asked))
  const conditions = useQuery(conditionsQuery(api, { ...asked, id: firstId }))
  const quote = useQuery(offerQuoteQuery(api, { ...asked, activityDates: wished }))
  const activities = quote.data?.activityDates ?? []
  return {
    id,
    firstId,
    detail,
    quote,
    conditions: conditions.data ?? [],
    activities,
    chosenDays: validChoices(wished, activities),
    chooseConditions: (next: string) => {
      setId(next)
      setWished([])
    },
    chooseDay: (activityId: string, dayIndex: number) =>
      setWished((selected) => chooseActivityDate({ selected, choice: choiceOf(activityId, dayIndex) })),
  }
}
