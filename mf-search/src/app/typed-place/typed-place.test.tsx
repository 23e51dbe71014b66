import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getAutocomplete } from '@escapade/shared-contracts/api/search/destinations'
import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { screen, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import TypedPlace from './TypedPlace'

const lille: Suggestion = {
  id: '59',
  category: 'city',
  label: 'Lille',
  value: 'Lille',
  detail: 'France',
  latitude: 50,
  longitude: 3,
  count: 4,
}
const unknown = 'We know no place called “xyzzy”: these are stays everywhere.'

const show = (text: string, suggestions: () => Suggestion[]) =>
  renderInShell(<TypedPlace flow="booking" text={text} />, {
    texts: { search: en },
    hash: 'country=FR&a=3',
    api: [answer(getAutocomplete, () => ({ suggestions: suggestions() }))],
  })

describe('a place that an address brings as a text', () => {
  it('[SE-050] is the best one for it, in place of any other, and leaves no step behind', async () => {
    const { record } = show('lille france', () => [lille, { ...lille, id: '1' }])
    await waitFor(() =>
      expect(record.navigations).toEqual([{ uri: '/search?flow=booking#a=3&city=59', replace: true }]),
    )
    expect(record.calls[0]?.input).toMatchObject({ query: { term: 'lille france' } })
  })

  it('[SE-050] is said to be unknown where nothing has the name', async () => {
    const { record } = show('xyzzy', () => [])
    expect(await screen.findByText(unknown)).toBeVisible()
    expect(record.navigations).toEqual([])
  })

  it('[SE-054] claims nothing where it cannot be looked up', async () => {
    const { record } = show('xyzzy', () => {
      throw new ApiError({ kind: 'http', status: 500 })
    })
    await waitFor(() => expect(record.errors).not.toEqual([]))
    expect(screen.queryByText(unknown)).not.toBeInTheDocument()
  })
})
