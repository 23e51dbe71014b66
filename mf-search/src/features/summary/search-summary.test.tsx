import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { rememberLocated } from '../../search/criteria/located'
import { WithCriteria } from '../../search/testing/with-criteria'
import { SearchSummary } from './SearchSummary'

const show = (hash: string, { flow = 'booking' as Flow, place = null as string | null } = {}) =>
  renderInShell(
    <WithCriteria>
      {(criteria) => (
        <SearchSummary
          criteria={criteria}
          flow={flow}
          place={place}
          renderBox={(onDone) => (
            <button type="button" onClick={onDone}>
              Send
            </button>
          )}
        />
      )}
    </WithCriteria>,
    { texts: { search: en }, hash, visit: { locale: 'fr_FR' } },
  )
beforeEach(() => rememberLocated({ lat: 5, lng: 6 }))
const bar = () => screen.getByRole('button', { name: /^Change your search/ })

describe('search summary', () => {
  it('[SE-074] says where, when and who', () => {
    show('city=75&checkin=2026-12-05&checkout=2026-12-06&a=3&c=1', { place: 'Beaune' })
    for (const text of ['Beaune', '5–6 déc.', '3 adults, 1 child']) expect(bar()).toHaveTextContent(text)
  })

  it.each([
    ['', 'Anywhere', 'Any dates'],
    ['lat=1&lng=2', 'Map area', 'Any dates'],
    ['lat=5&lng=6', 'Around you', 'Any dates'],
    ['city=75', 'Your destination', 'Any dates'],
  ])('[SE-074] says what is open at "%s"', (hash, where, when) => {
    show(hash)
    expect(bar()).toHaveTextContent(where)
    expect(bar()).toHaveTextContent(when)
  })

  it.each([
    ['lat=1&lng=2', 'booking', 'Map area · Less than 2h'],
    ['city=75', 'booking', 'Your destination · Less than 2h'],
    ['city=75&distanceMax=300', 'booking', 'Your destination · 300 km'],
    ['lat=1&lng=2&distanceMax=100', 'booking', 'Map area · 100 km'],
    ['region=4', 'booking', 'Your destination Any dates'],
    ['poi=4&distanceMax=100', 'booking', 'Your destination Any dates'],
    ['region=4&distanceMax=100', 'booking', 'Your destination Any dates'],
    ['city=75&distanceMax=0', 'booking', 'Your destination Any dates'],
    ['city=75', 'activity', 'Your destination Any dates'],
  ] as const)('[SE-034] says how far around at "%s" in the %s flow', (hash, flow, text) => {
    show(hash, { flow })
    expect(bar()).toHaveTextContent(text)
  })

  it('[SE-056] is for two and without dates for gifts', () => {
    show('a=4&c=2', { flow: 'gifting' })
    expect(bar()).toHaveTextContent(/^Change your search: Anywhere 2 adults$/)
  })

  it('opens the search box and closes once it is sent', async () => {
    show('')
    await userEvent.click(bar())
    expect(screen.getByRole('dialog', { name: 'Change your search' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
