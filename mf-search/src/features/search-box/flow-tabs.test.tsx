import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getGiftPrices } from '@escapade/shared-contracts/api/gifts/gifts'
import { flowChanged } from '@escapade/shared-contracts/events/analytics-events'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { WithCriteria } from '../../search/testing/with-criteria'
import { FlowTabs } from './FlowTabs'

const show = (flow: Flow, hash = '', flags = {}) => {
  const shown = renderInShell(
    <WithCriteria>{(criteria) => <FlowTabs flow={flow} criteria={criteria} look="page" />}</WithCriteria>,
    {
      texts: { search: en },
      hash,
      flags,
      api: [answer(getGiftPrices, () => [{ nights: 1, sellPrice: 9900 }])],
    },
  )
  const changes: unknown[] = []
  shown.channel.on(flowChanged, (change) => changes.push(change))
  return { ...shown, changes }
}
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }))

/** One change of flow on a page of its own, as each is in the shop. */
async function go(from: Flow, hash: string, name: string) {
  const shown = show(from, hash)
  await press(name)
  shown.unmount()
  return shown.record.navigations[0]?.uri
}

beforeEach(() => sessionStorage.clear())

describe('change of flow', () => {
  it('[SC-068] to activities clears the criteria, and leaving brings back place and dates', async () => {
    const hash = 'city=75&checkin=2026-12-05&checkout=2026-12-07&nights=2&a=3&theme=985&sort=promo'
    expect(await go('booking', hash, 'Activities')).toBe('/search?flow=activity')
    expect(await go('activity', 'city=2', 'Stays')).toBe(
      '/search?flow=booking#city=75&checkin=2026-12-05&checkout=2026-12-07&nights=2',
    )
  })

  it('[CO-007] [SC-068] to gifts drops dates and party, and the way back brings the dates', async () => {
    const hash = 'city=75&checkin=2026-12-05&checkout=2026-12-07&nights=2&a=3&sort=promo'
    expect(await go('booking', hash, 'Gifts')).toBe('/search?flow=gifting#city=75&giftAdult=2&giftNights=1')
    expect(await go('gifting', 'city=75&giftAdult=2&giftNights=1', 'Stays')).toBe(
      '/search?flow=booking#city=75&checkin=2026-12-05&checkout=2026-12-07&nights=2',
    )
  })

  it('[GI-008] [SC-068] to gifts asks for their prices, and tells of what is seen and chosen', async () => {
    const { record, changes } = show('booking')
    await press('Gifts')
    expect(record.calls.map(({ endpoint }) => endpoint.path)).toEqual([getGiftPrices.path])
    expect(record.tracked.map(({ name }) => name)).toEqual(['view_item', 'select_item'])
    expect(record.navigations.map(({ uri }) => uri)).toEqual([
      '/search?flow=gifting#giftAdult=2&giftNights=1',
    ])
    expect(changes).toEqual([{ from: 'booking', to: 'gifting' }])
  })

  it('[SC-068] keeps everything between stays and nights but an order that is not offered', async () => {
    expect(await go('booking', 'city=75&a=3&sort=promo', 'Hotel nights')).toBe(
      '/search?flow=hotel#city=75&a=3',
    )
  })

  it('does without a memory that is broken', async () => {
    sessionStorage.setItem('escapade.flow-memory', '{')
    expect(await go('activity', 'city=2', 'Stays')).toBe('/search?flow=booking#city=2')
  })

  it('links each flow, marks the present one, and leaves out activities where they are switched off', () => {
    show('hotel', 'city=75', { activityOnly: false })
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Stays',
      'Hotel nights',
      'Gifts',
    ])
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Hotel nights')
    expect(screen.getByRole('link', { name: 'Stays' })).toHaveAttribute(
      'href',
      '/search?flow=booking#city=75',
    )
  })
})
