import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { act, screen } from '@testing-library/react'
import { greeted } from '../../events'
import en from '../../locales/en.json'
import { Welcome } from './Welcome'

const texts = { template: en }

it('follows the party in the hash', () => {
  const { setHash } = renderInShell(<Welcome />, { texts, hash: 'a=1' })
  expect(screen.getByText('For 1 adult')).toBeVisible()
  setHash('a=3')
  expect(screen.getByText('For 3 adults')).toBeVisible()
})

it('links to the home page of the market', () => {
  renderInShell(<Welcome />, { texts, visit: { basePath: '/nl' } })
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/nl/')
})

it('hears that somebody was greeted', () => {
  const { channel } = renderInShell(<Welcome />, { texts })
  act(() => channel.emit(greeted, { name: 'Ada' }))
  expect(screen.getByRole('status')).toHaveTextContent('Ada was greeted.')
})
