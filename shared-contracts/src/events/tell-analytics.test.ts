import type { AnalyticsEvent } from '../api/content/telemetry-schemas'
import * as events from './analytics-events'
import { createEventChannel } from './event-channel'
import { wishlistToggled } from './events'
import { tellAnalytics } from './tell-analytics'

function listen() {
  const channel = createEventChannel()
  const told: AnalyticsEvent[] = []
  tellAnalytics(channel, (event) => told.push(event))
  return { channel, told }
}

it('[SC-069] hears every event that is defined for analytics', () => {
  const heard = new Set<string>()
  tellAnalytics({ on: ({ name }) => heard.add(name) && (() => {}) }, () => {})
  expect([...heard].sort()).toEqual(
    Object.values(events)
      .map(({ name }) => name)
      .sort(),
  )
})

it.each([
  [
    events.analyticsTracked,
    { name: 'view_item', params: { price: 1.5 } },
    { name: 'view_item', params: { price: 1.5 } },
  ],
  [
    events.searchSubmitted,
    { flow: 'hotel', hash: 'lat=47&lng=4.8' },
    { name: 'search', params: { flow: 'hotel' } },
  ],
  [
    events.flowChanged,
    { from: 'gifting', to: 'booking' },
    { name: 'flow_changed', params: { from: 'gifting', to: 'booking' } },
  ],
  [
    events.partyChanged,
    { a: 2, c: 1, b: 0, s: true },
    { name: 'party_changed', params: { adults: 2, children: 1, babies: 0 } },
  ],
  [
    events.datesChanged,
    { checkin: '2026-12-05', checkout: '2026-12-07', nights: 2 },
    { name: 'dates_changed', params: { checkin: '2026-12-05', nights: 2 } },
  ],
  [events.filterChanged, { key: 'lat', value: 47 }, { name: 'filter_changed', params: { key: 'lat' } }],
  [
    events.addedToCart,
    { id: '7', type: 'STAY', label: 'Two by the sea', priceCents: 12_990 },
    {
      name: 'add_to_cart',
      params: {
        item_id: '7',
        item_name: 'Two by the sea',
        item_category: 'stay',
        value: 129.9,
        currency: 'EUR',
      },
    },
  ],
])('[SC-069] tells of $name once', (event, payload, expected) => {
  const { channel, told } = listen()
  channel.emit(event as never, payload as never)
  expect(told).toEqual([expected])
})

it('[GI-008] leaves a change to gifting to the two events of the gift', () => {
  const { channel, told } = listen()
  channel.emit(events.flowChanged, { from: 'booking', to: 'gifting' })
  expect(told).toEqual([])
})

it('tells of nothing that only micro-frontends hear, and of no payload that does not fit', () => {
  const { channel, told } = listen()
  channel.emit(wishlistToggled, { id: '7', type: 'STAY', saved: true })
  channel.emit(events.addedToCart, { id: '7', type: 'STAY', priceCents: 12_990 } as never)
  expect(told).toEqual([])
})
