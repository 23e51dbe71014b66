import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { act, fireEvent, screen } from '@testing-library/react'
import en from '../../locales/en.json'
import { found } from '../../search/testing/offers-fixture'
import { FilterPanel } from './FilterMenu'
import { FiltersDialog } from './FiltersDialog'

const facilities = [
  { id: 'pool', label: 'Pool', count: 9 },
  { id: 'bar', label: 'Bar', count: 7 },
]
const criteria = { city: '75' }
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))

async function open(search: () => unknown = () => found(37, [], { facilities })) {
  const on = { onPreview: jest.fn(), onConfirm: jest.fn(), onClose: jest.fn() }
  FilterPanel.preload()
  renderInShell(<FiltersDialog flow="booking" criteria={criteria} {...on} />, {
    texts: { search: en },
    api: [answer(searchOffers, search as () => ReturnType<typeof found>)],
  })
  await pass(1000)
  on.onPreview.mockClear()
  return on
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the filters of a phone', () => {
  it('[SE-027] prepare the results of a choice once it has rested', async () => {
    const { onPreview, onConfirm } = await open()
    tick(/^Pool/)
    await pass(249)
    tick(/^Bar/)
    await pass(249)
    expect(onPreview).not.toHaveBeenCalled()
    await pass(1)
    expect(onPreview.mock.calls).toEqual([[{ city: '75', facilities: ['pool', 'bar'] }]])
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('[SE-027] prepare nothing without an answer to the choice', async () => {
    const answers = [found(37, [], { facilities })]
    const { onPreview } = await open(() => answers.pop() ?? new Promise(() => {}))
    tick(/^Pool/)
    await pass(1000)
    expect(onPreview).not.toHaveBeenCalled()
  })

  it('[SE-027] confirm another choice, and close with the same one', async () => {
    const { onConfirm, onClose } = await open()
    const confirm = () => fireEvent.click(screen.getByRole('button', { name: /^Confirm/ }))
    confirm()
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
    tick(/^Pool/)
    confirm()
    expect(onConfirm.mock.calls).toEqual([[{ city: '75', facilities: ['pool'] }]])
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
