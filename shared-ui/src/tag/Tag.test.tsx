import { render, screen } from '@testing-library/react'
import { Tag } from './Tag'

describe('Tag', () => {
  it.each(['neutral', 'info', 'cancelled', 'brand', 'success', 'pending'])(
    '[CH-006] has the type %s',
    (type) => {
      render(<Tag type={type}>Paid</Tag>)
      expect(screen.getByText('Paid')).toHaveAttribute('data-type', type)
    },
  )

  it.each(['refunded', 'toString', ''])('[CH-006] falls back to neutral for %j', (type) => {
    render(<Tag type={type}>Paid</Tag>)
    expect(screen.getByText('Paid')).toHaveAttribute('data-type', 'neutral')
  })
})
