import { render, screen } from '@testing-library/react'
import { Icon, toIconName } from './Icon'

describe('Icon', () => {
  it('is silent beside a text and named where it stands alone', () => {
    const { container } = render(<Icon name="bed" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    render(<Icon name="bed" label="Bed" />)
    expect(screen.getByRole('img', { name: 'Bed' })).not.toHaveAttribute('aria-hidden', 'true')
  })

  it.each([
    ['spa', 'spa'],
    ['hovercraft', 'info'],
    ['constructor', 'info'],
  ])('the name %s of data is drawn as %s', (name, drawn) => expect(toIconName(name)).toBe(drawn))
})
