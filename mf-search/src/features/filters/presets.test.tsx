import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { found } from '../../search/testing/offers-fixture'
import { Presets } from './Presets'

const tag = (id: string, count: number) => ({ id, label: id, count })
const { filters: facets } = found(20, [], {
  tags: [tag('breakfast', 20), tag('dinner', 7), tag('spa-access', 0)],
  freeCancellation: [tag('true', 12)],
  lastRooms: [tag('true', 3)],
})

type Setup = { flow?: Flow; onlyUnused?: boolean }

function OfCriteria({ flow = 'booking', onlyUnused }: Setup) {
  const { criteria, update } = useCriteria()
  const props = { flow, criteria, facets, total: 20, onlyUnused }
  return <Presets {...props} onRefine={(next) => update(() => next)} />
}

const show = (hash: string, setup: Setup = {}) =>
  renderInShell(<OfCriteria {...setup} />, { texts: { search: en }, hash })
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('presets', () => {
  it('[SE-031] offers what narrows the results, and neither what all have nor what none has', async () => {
    const { hash } = show('city=75')
    expect(names()).toEqual(['Free cancellation', 'Last rooms', 'dinner'])
    await userEvent.click(screen.getByRole('button', { name: 'dinner' }))
    expect(hash()).toBe('city=75&tags=dinner')
    await userEvent.click(screen.getByRole('button', { name: 'dinner', pressed: true }))
    expect(hash()).toBe('city=75')
    await userEvent.click(screen.getByRole('button', { name: 'Free cancellation' }))
    expect(hash()).toBe('city=75&freeCancellation=true')
  })

  it.each<[string, string, Setup, string[]]>([
    [
      'what is in use, however many have it',
      'tags=breakfast',
      {},
      ['Free cancellation', 'Last rooms', 'breakfast', 'dinner'],
    ],
    [
      'nothing that a chip beside it says',
      'tags=breakfast',
      { onlyUnused: true },
      ['Free cancellation', 'Last rooms', 'dinner'],
    ],
    ['no activities to nights alone', '', { flow: 'hotel' }, ['Free cancellation', 'Last rooms']],
    ['neither free cancellation nor last rooms of gifts', '', { flow: 'gifting' }, ['dinner']],
  ])('[SE-031] offers %s', (_, hash, setup, expected) => {
    show(hash, setup)
    expect(names()).toEqual(expected)
  })
})
