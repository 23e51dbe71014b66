import { screen } from '@testing-library/react'
import { renderWithTexts } from '../testing/render-with-texts'
import { Score } from './Score'
import { ScoreBar } from './ScoreBar'

describe('Score', () => {
  it('[SC-057] reads the score over ten, its label and the number of reviews', () => {
    const { container } = renderWithTexts(<Score score={9.2} count={1284} />)
    expect(container).toHaveTextContent('Score: 9,2/10Fantastic1,284 reviews')
  })

  it('[SC-056] praises nothing below 9 outside the experiment', () => {
    const { container, rerender } = renderWithTexts(<Score score={8.8} count={2} />)
    expect(container).not.toHaveTextContent('Excellent')
    rerender(<Score score={8.8} count={2} allIncentive />)
    expect(container).toHaveTextContent('Excellent')
  })

  it.each([
    { score: null, count: 3 },
    { score: 9, count: 0 },
  ])('[SC-057] is New for $score with $count reviews', (review) => {
    const { container } = renderWithTexts(<Score {...review} />)
    expect(container).toHaveTextContent(/^New$/)
  })

  it('counts one review in the singular', () => {
    renderWithTexts(<Score score={7} count={1} />)
    expect(screen.getByText('1 review')).toBeVisible()
  })
})

it('[HO-030] ScoreBar is ten times the score in percent', () => {
  const { container } = renderWithTexts(<ScoreBar label="Comfort" score={8.7} />)
  expect(container.querySelector('rect')).toHaveAttribute('width', '87%')
  expect(screen.getByText('8,7')).toBeVisible()
})
