import { render, screen } from '@testing-library/react'
import { Banner } from './Banner'
import { Message } from './Message'

describe('Message', () => {
  it('interrupts only for what went wrong just now', () => {
    const { rerender } = render(<Message tone="danger" announce title="Payment refused" />)
    expect(screen.getByRole('alert')).toHaveTextContent('Payment refused')
    rerender(<Message tone="success" announce title="Saved" />)
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    rerender(<Message tone="danger" title="Closed on Mondays" />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it.each([
  ['yellow', 'yellow'],
  ['pink', 'black'],
])('Banner: %s is drawn %s', (color, drawn) => {
  render(<Banner color={color}>Snow</Banner>)
  expect(screen.getByText('Snow')).toHaveAttribute('data-color', drawn)
})
