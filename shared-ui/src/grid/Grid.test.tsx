import { render, screen } from '@testing-library/react'
import { Grid } from './Grid'

describe('Grid', () => {
  it.each([
    [2, '2'],
    [3, '3'],
    [4, '4'],
    [5, '5'],
    [1, '2'],
    [9, '5'],
  ])('[SH-082] %s columns are drawn as %s', (columns, drawn) => {
    render(<Grid as="ul" columns={columns} />)
    expect(screen.getByRole('list')).toHaveAttribute('data-columns', drawn)
  })
})
