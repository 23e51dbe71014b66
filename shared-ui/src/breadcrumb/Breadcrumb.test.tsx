import { screen, within } from '@testing-library/react'
import { renderWithTexts } from '../testing/render-with-texts'
import { Breadcrumb } from './Breadcrumb'

it('[SH-081] Breadcrumb links every step but this page', () => {
  renderWithTexts(
    <Breadcrumb
      items={[
        { label: 'Home', href: '/' },
        { label: 'Burgundy', href: '/search#region=7' },
        { label: 'Beaune', href: '/x' },
      ]}
    />,
  )
  const nav = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Burgundy'])
  expect(nav.getByText('Beaune')).toHaveAttribute('aria-current', 'page')
})
