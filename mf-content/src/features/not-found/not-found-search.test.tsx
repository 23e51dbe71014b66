import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import en from '../../locales/en.json'
import { NotFoundPage } from './NotFoundPage'

it('[SH-069] leaves the search to the search: a line for a phone, the box for wider screens', () => {
  const { record } = renderInShell(<NotFoundPage />, { texts: { content: en } })
  expect(record.fragments.map(({ fragment }) => fragment)).toEqual([
    'mf-search/summary-bar',
    'mf-search/search-box',
  ])
})
