import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { PartyField } from './PartyField'
import { PartySelector } from './PartySelector'

const couple = { adult: 2, child: 0, baby: 0 }

describe('PartySelector', () => {
  it.each([
    ['Adults', '12+'],
    ['Children', '3 to 11'],
    ['Babies', '0 to 2'],
  ])('[SE-055] has a stepper for %s, aged %s', (name, ages) => {
    renderWithTexts(<PartySelector party={couple} onChange={() => {}} />)
    expect(
      within(screen.getByRole('group', { name })).getByText(new RegExp(ages.replace('+', '\\+'))),
    ).toBeVisible()
  })

  it('[SC-061] answers the changed party with the keys of the hash', async () => {
    const onChange = jest.fn()
    renderWithTexts(<PartySelector party={couple} onChange={onChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'More: Children' }))
    expect(onChange.mock.calls[0]?.[0]).toMatchObject({ child: 1, payload: { a: 2, c: 1, b: 0, s: true } })
  })

  it('[SC-061] refuses to leave the bounds but keeps its buttons reachable', async () => {
    const onChange = jest.fn()
    renderWithTexts(<PartySelector party={{ adult: 1, child: 10, baby: 0 }} onChange={onChange} />)
    const less = screen.getByRole('button', { name: 'Fewer: Adults' })
    await userEvent.click(less)
    await userEvent.click(screen.getByRole('button', { name: 'More: Children' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(less).toHaveAttribute('aria-disabled', 'true')
    expect(less).toBeEnabled()
  })

  it('[SE-056] shows the given party and changes nothing while disabled', async () => {
    const onChange = jest.fn()
    renderWithTexts(<PartySelector party={couple} onChange={onChange} disabled />)
    for (const button of screen.getAllByRole('button')) await userEvent.click(button)
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.getAllByRole('status').map((output) => output.textContent)).toEqual(['2', '0', '0'])
  })
})

describe('PartyField', () => {
  it('names who travels on its button and opens the steppers', async () => {
    renderWithTexts(<PartyField party={{ adult: 2, child: 1, baby: 0 }} onChange={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: 'Travellers 2 adults, 1 child' }))
    expect(screen.getByRole('dialog', { name: 'Travellers' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Validate' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: /Travellers/ })).toHaveFocus())
  })

  it('[SE-056] that is given can be reached and says why, but not opened', async () => {
    const why = 'Gifts are for two adults.'
    renderWithTexts(<PartyField party={couple} onChange={() => {}} fixedBecause={why} />)
    await userEvent.tab()
    const field = screen.getByRole('button', { name: 'Travellers 2 adults' })
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('aria-disabled', 'true')
    expect(field).toHaveAccessibleDescription(why)
    expect(screen.getByText(why)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(field)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
