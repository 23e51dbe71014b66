import { screen } from '@testing-library/react'
import { renderWithTexts } from '../testing/render-with-texts'
import { Stars } from './Stars'

describe('Stars', () => {
  it.each([
    [1, '1 star'],
    [4, '4 stars'],
  ])('%s reads %s', (count, name) => {
    renderWithTexts(<Stars count={count} />)
    expect(screen.getByRole('img', { name }).children).toHaveLength(count)
  })

  it('draws nothing for a hotel without a class', () => {
    const { container } = renderWithTexts(<Stars count={0} />)
    expect(container).toBeEmptyDOMElement()
  })
})
