import { render, screen } from '@testing-library/react'
import { TabNav } from './TabNav'

it('TabNav marks the section in view', () => {
  render(<TabNav label="Sections" items={[{ href: '#room', label: 'Room' }]} current="#room" />)
  expect(screen.getByRole('link', { name: 'Room' })).toHaveAttribute('aria-current', 'true')
})
