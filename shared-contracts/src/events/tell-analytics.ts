import type { AnalyticsEvent } from '../api/content/telemetry-schemas'
import {
  addedToCart,
  analyticsTracked,
  datesChanged,
  filterChanged,
  flowChanged,
  partyChanged,
  searchSubmitted,
} from './analytics-events'
import type { EventDefinition } from './event'
import type { RootChannel } from './event-channel'

/** Tells analytics of what the micro-frontends of the page say on the channel: each event of `analytics-events.ts`. */
export function tellAnalytics(
  channel: Pick<RootChannel, 'on'>,
  track: (event: AnalyticsEvent) => void,
): void {
  function tell<Payload>(
    event: EventDefinition<Payload>,
    present: (payload: Payload) => AnalyticsEvent | null,
  ): void {
    channel.on(event, (payload) => {
      const told = present(payload)
      if (told) track(told)
    })
  }
  tell(analyticsTracked, (event) => event)
  tell(searchSubmitted, ({ flow }) => ({ name: 'search', params: { flow } }))
  // A change to gifting is told as the gift that is looked at (D43).
  tell(flowChanged, ({ from, to }) =>
    to === 'gifting' ? null : { name: 'flow_changed', params: { from, to } },
  )
  tell(partyChanged, ({ a, c, b }) => ({
    name: 'party_changed',
    params: { adults: a, children: c, babies: b },
  }))
  tell(datesChanged, ({ checkin, nights }) => ({ name: 'dates_changed', params: { checkin, nights } }))
  tell(filterChanged, ({ key }) => ({ name: 'filter_changed', params: { key } }))
  tell(addedToCart, ({ id, type, priceCents, label }) => ({
    name: 'add_to_cart',
    params: {
      item_id: id,
      item_name: label,
      item_category: type.toLowerCase(),
      value: priceCents / 100,
      currency: 'EUR',
    },
  }))
}
