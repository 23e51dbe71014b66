import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { Stepper } from './Stepper'

describe('Stepper', () => {
  it.each([
    [1, 'Fewer: Guests', undefined],
    [2, 'Fewer: Guests', 1],
    [19, 'More: Guests', 20],
    [20, 'More: Guests', undefined],
  ])('[SC-061] at %s, %s gives %s', async (value, name, next) => {
    const onChange = jest.fn()
    renderWithTexts(<Stepper label="Guests" value={value} onChange={onChange} />)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(onChange.mock.calls).toEqual(next === undefined ? [] : [[next]])
  })

  it('announces its value', () => {
    renderWithTexts(<Stepper label="Guests" value={4} onChange={() => {}} />)
    expect(screen.getByRole('group', { name: 'Guests' })).toHaveTextContent('4')
    expect(screen.getByText('4')).toHaveAttribute('aria-live', 'polite')
  })
})
