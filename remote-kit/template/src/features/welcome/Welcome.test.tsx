import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import { Welcome } from './Welcome'

it('follows the party in the hash', () => {
  const { setHash } = renderInShell(<Welcome />, { texts: { template: en }, hash: 'a=1' })
  expect(screen.getByText('For 1 adult')).toBeVisible()
  setHash('a=3')
  expect(screen.getByText('For 3 adults')).toBeVisible()
})

it('links to the home page of the market', () => {
  renderInShell(<Welcome />, { texts: { template: en }, visit: { basePath: '/nl' } })
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/nl/')
})
