import { render, screen } from '@testing-library/react'
import { Icon } from './Icon'
import { IconSprite } from './IconSprite'
import { iconNames, toIconName } from './icon-names'

describe('Icon', () => {
  it('is silent beside a text and named where it stands alone', () => {
    const { container } = render(<Icon name="bed" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    render(<Icon name="bed" label="Bed" />)
    expect(screen.getByRole('img', { name: 'Bed' })).not.toHaveAttribute('aria-hidden', 'true')
  })

  it.each(iconNames)('%s is drawn from the sprite of the document', (name) => {
    const { container } = render(
      <>
        <IconSprite />
        <Icon name={name} />
      </>,
    )
    const href = container.querySelector('use')?.getAttribute('href') ?? ''
    expect(container.querySelector(`symbol${href} > path`)?.getAttribute('d')).toMatch(/^m/i)
  })

  it.each([
    ['spa', 'spa'],
    ['hovercraft', 'info'],
    ['constructor', 'info'],
  ])('the name %s of data is drawn as %s', (name, drawn) => expect(toIconName(name)).toBe(drawn))
})
