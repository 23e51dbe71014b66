import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { act } from '@testing-library/react'
import en from '../../locales/en.json'
import { NotFoundPage } from './NotFoundPage'

const fetchAs = globalThis.fetch
const sent = jest.fn()

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ ok: true, status: 204 })
  globalThis.fetch = sent
})
afterAll(() => {
  globalThis.fetch = fetchAs
})

it('[SH-069] leaves the search to the search: a line for a phone, the box for wider screens', () => {
  const { record } = renderInShell(<NotFoundPage />, { texts: { content: en } })
  expect(record.fragments.map(({ fragment }) => fragment)).toEqual([
    'mf-search/summary-bar',
    'mf-search/search-box',
  ])
})

it('[SH-066] looks for what a hotel of the hash still sells, and for nothing where the hash names none', () => {
  const offersOf = (hash: string) =>
    renderInShell(<NotFoundPage />, { texts: { content: en }, hash }).record.fragments.filter(
      ({ fragment }) => fragment === 'mf-search/expired-offer',
    )
  expect(offersOf('hotelId=12')).toMatchObject([{ props: { hotelId: '12' } }])
  expect(offersOf('city=12')).toEqual([])
})

it('[SH-063] reports the address that leads nowhere, once', () => {
  renderInShell(<NotFoundPage />, { texts: { content: en } })
  expect(sent).toHaveBeenCalledTimes(1)
  const [address, { method, body }] = sent.mock.calls[0]
  expect([address, method]).toEqual(['/error', 'POST'])
  expect(JSON.parse(body)).toEqual({ uri: expect.stringMatching(/^\//), locale: 'fr_FR' })
})

it('[SH-064] only logs that the report failed', async () => {
  sent.mockResolvedValue({ ok: false, status: 500 })
  const { record } = renderInShell(<NotFoundPage />, { texts: { content: en } })
  await act(async () => {})
  expect(record.errors.map(String)).toContainEqual(expect.stringContaining('answered 500'))
})
