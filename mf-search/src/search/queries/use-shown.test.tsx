import { ReadyContext } from '@escapade/remote-kit/runtime/mount-context'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { found } from '../testing/offers-fixture'
import { WithCriteria } from '../testing/with-criteria'
import { useShownStays } from './use-shown'

type Criteria = Parameters<typeof useShownStays>[0]['criteria']

function List({ criteria }: { criteria: Criteria }) {
  const shown = useShownStays({ flow: 'booking', page: 0, criteria })
  const count = shown.answer?.searchDetails.totalCount ?? 'none'
  return <p>{`${count} for "${serializeCriteria({ criteria: shown.criteria })}", stale: ${shown.isStale}`}</p>
}

/** Not ready: it shows what the server drew, for no criteria. */
function Page() {
  const [ready, setReady] = useState(false)
  return (
    <ReadyContext value={ready}>
      <WithCriteria>{(criteria) => <List criteria={criteria} />}</WithCriteria>
      <button type="button" onClick={() => setReady(true)}>
        Take over
      </button>
    </ReadyContext>
  )
}

const open = (hash: string) =>
  renderInShell(<Page />, {
    hash,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) =>
        body.searchCriterias.stars ? new Promise<never>(() => {}) : found(37, []),
      ),
    ],
  })
const takeOver = () => act(() => screen.getByText('Take over').click())

describe('the results that a list shows', () => {
  it('[SE-061] are never those that the server drew for other criteria', async () => {
    open('stars=4')
    await screen.findByText('37 for "", stale: false')
    takeOver()
    expect(screen.getByText('none for "stars=4", stale: false')).toBeVisible()
  })

  it('[SE-061] are those of before, with their criteria, while others are on their way', async () => {
    const { setHash } = open('')
    await screen.findByText('37 for "", stale: false')
    takeOver()
    setHash('stars=4')
    expect(screen.getByText('37 for "", stale: true')).toBeVisible()
    setHash('')
    expect(screen.getByText('37 for "", stale: false')).toBeVisible()
  })
})
