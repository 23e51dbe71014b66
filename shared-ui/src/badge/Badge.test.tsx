import { render, screen } from '@testing-library/react'
import { Badge, badgeKindOf } from './Badge'

describe('Badge', () => {
  it.each([
    ['scarcity', 'scarcity'],
    ['reinsurance', 'reassure'],
    ['social', 'social'],
    ['purple', 'plain'],
  ])('[SE-073] the colour %s of a stress message is the kind %s', (color, kind) => {
    render(<Badge kind={badgeKindOf(color)}>Booked 9 times</Badge>)
    expect(screen.getByText('Booked 9 times').parentElement).toHaveAttribute('data-kind', kind)
  })

  it('keeps emoji and icons from being read out', () => {
    render(
      <Badge kind="promo" emoji="🔥">
        Promo
      </Badge>,
    )
    expect(screen.getByText('🔥')).toHaveAttribute('aria-hidden', 'true')
  })
})
