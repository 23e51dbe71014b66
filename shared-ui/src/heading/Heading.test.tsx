import { render, screen } from '@testing-library/react'
import { Heading } from './Heading'

describe('Heading', () => {
  it.each([
    [1, 1],
    [3, 3],
    [5, 5],
    [0, 1],
    [-2, 1],
    [6, 5],
    [Number.NaN, 1],
  ])('[SH-083] level %s is h%s', (level, drawn) => {
    render(<Heading level={level}>Beaune</Heading>)
    expect(screen.getByRole('heading', { name: 'Beaune', level: drawn })).toBeVisible()
  })

  it('may look like another level without leaving its place', () => {
    render(
      <Heading level={2} look={4}>
        Beaune
      </Heading>,
    )
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-look', '4')
  })
})
