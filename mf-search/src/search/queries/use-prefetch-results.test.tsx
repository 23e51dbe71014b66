import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SortMenu } from '../../features/sort/SortMenu'
import en from '../../locales/en.json'
import { found } from '../testing/offers-fixture'
import { useStaySearch } from './use-search'

function Page() {
  const { data } = useStaySearch({ flow: 'booking', page: 0, criteria: useCriteria().criteria })
  return (
    <>
      <p>{data ? 'found' : 'under way'}</p>
      <SortMenu
        flow="booking"
        criteria={{}}
        onRefine={() => {}}
        trigger={(props) => (
          <button type="button" {...props}>
            Sort
          </button>
        )}
      />
    </>
  )
}

it('[SE-030] asks for results when a finger comes down, shows them with the choice, and asks once', async () => {
  const { record, setHash, hash } = renderInShell(<Page />, {
    texts: { search: en },
    api: [answer(searchOffers, () => found(60, []))],
  })
  await screen.findByText('found')
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  fireEvent.pointerDown(screen.getByText(en.sort.priceAsc))
  await waitFor(() => expect(record.calls).toHaveLength(2))
  expect(record.calls[1]?.input.body).toMatchObject({ orderBy: 'priceAsc', pagination: { page: 0 } })
  expect(hash()).toBe('')
  setHash('sort=priceAsc')
  expect(screen.getByText('found')).toBeVisible()
  expect(record.calls).toHaveLength(2)
})
