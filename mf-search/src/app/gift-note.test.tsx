import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { writeGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { act, configure, screen } from '@testing-library/react'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { StayList } from './testing/lists'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

const gift = { token: 'a.b.c', kind: 'box', validUntil: '2027-11-20', codeEnding: 'PQRS' } as const
const show = (flow: Flow) =>
  renderInShell(<StayList flow={flow} page={0} />, {
    texts: { search: en },
    api: [
      answer(searchOffers, () =>
        found(2, [stay('1', { sellPrice: 8_900 }), stay('2', { sellPrice: 14_050 })]),
      ),
    ],
  })

beforeEach(() => localStorage.clear())

describe('a visitor who has received a gift', () => {
  it('[GI-037] reads on each card what is to be added', async () => {
    show('booking')
    const [first, second] = await screen.findAllByRole('article')
    expect(first).not.toHaveTextContent(/gift/)
    act(() => writeGiftSession(localStorage, { ...gift, balance: 8_900 }))
    expect(first).toHaveTextContent('Your gift pays all of it')
    expect(second).toHaveTextContent(/With your gift you add 51,50\s€/)
    act(() => writeGiftSession(localStorage, null))
    expect(second).not.toHaveTextContent(/gift/)
  })

  it('reads nothing of it on what is given: no gift pays for a gift', async () => {
    writeGiftSession(localStorage, { ...gift, balance: 8_900 })
    show('gifting')
    const [first] = await screen.findAllByRole('article')
    expect(first).not.toHaveTextContent(/Your gift/)
  })
})
