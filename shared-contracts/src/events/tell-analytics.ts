import type { AnalyticsEvent } from '../api/content/telemetry-schemas'
import * as events from './analytics-events'
import type { EventDefinition } from './event'
import type { RootChannel } from './event-channel'

type Payload<Event> = Event extends EventDefinition<infer Read> ? Read : never
type Present<Heard> = (payload: Heard) => AnalyticsEvent | null
type Presents = { [Name in keyof typeof events]: Present<Payload<(typeof events)[Name]>> }

/** Each event of `analytics-events.ts` as analytics are told it; null: they are not. */
const presents: Presents = {
  analyticsTracked: (event) => event,
  searchSubmitted: ({ flow }) => ({ name: 'search', params: { flow } }),
  // A change to gifting is told as the gift that is looked at (D43).
  flowChanged: ({ from, to }) => (to === 'gifting' ? null : { name: 'flow_changed', params: { from, to } }),
  partyChanged: ({ a, c, b }) => ({ name: 'party_changed', params: { adults: a, children: c, babies: b } }),
  datesChanged: ({ checkin, nights }) => ({ name: 'dates_changed', params: { checkin, nights } }),
  filterChanged: ({ key }) => ({ name: 'filter_changed', params: { key } }),
  addedToCart: ({ id, type, priceCents, label }) => ({
    name: 'add_to_cart',
    params: {
      item_id: id,
      item_name: label,
      item_category: type.toLowerCase(),
      value: priceCents / 100,
      currency: 'EUR',
    },
  }),
}

/** Tells analytics of what the micro-frontends of the page say on the channel. */
export function tellAnalytics(
  channel: Pick<RootChannel, 'on'>,
  track: (event: AnalyticsEvent) => void,
): void {
  for (const [name, event] of Object.entries(events)) {
    const present = presents[name as keyof Presents] as Present<unknown>
    channel.on(event as EventDefinition<unknown>, (payload) => {
      const told = present(payload)
      if (told) track(told)
    })
  }
}
