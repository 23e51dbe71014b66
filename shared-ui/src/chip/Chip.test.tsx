import { render, screen } from '@testing-library/react'
import { Chip } from './Chip'

describe('Chip', () => {
  it('is a toggle only when it can be selected', () => {
    render(
      <>
        <Chip selected>This weekend</Chip>
        <Chip>Price</Chip>
      </>,
    )
    expect(screen.getByRole('button', { name: 'This weekend' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: 'Price' })).not.toHaveAttribute('aria-pressed')
  })

  it('is a link when it leads somewhere', () => {
    render(<Chip href="/search">Dijon</Chip>)
    expect(screen.getByRole('link', { name: 'Dijon' })).toHaveAttribute('href', '/search')
  })
})
