import { screen, within } from '@testing-library/react'
import { renderWithTexts } from '../testing/render-with-texts'
import { day, field, none, open, Search, spies, user } from './testing/search-field'

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => void jest.useRealTimers())

describe('announcements', () => {
  it('[SE-040] reads out price, best price and why a day is closed', async () => {
    const availabilities = { '2026-09-18': { price: 12900, bestPriceOfTheMonth: true } }
    await open({ availabilities, prices: true })
    expect(day(/^vendredi 18 septembre 2026, 129\s€, lowest price of the month$/)).toBeVisible()
    expect(day(/19 septembre 2026, sold out$/)).toHaveAttribute('aria-disabled', 'true')
    expect(day(/^mardi 8 septembre 2026, today, sold out$/)).toHaveAttribute('aria-current', 'date')
  })

  it('[SC-058] does not pick a closed day, and says why when it is pressed', async () => {
    await open()
    await user().click(day(/lundi 7 septembre/))
    expect(screen.getByText('lun. 7 sept.: in the past')).toBeVisible()
    expect(field()).toHaveValue('')
    await user().click(day(/18 septembre/))
    expect(screen.getByText('Choose the day you leave')).toBeVisible()
  })

  it.each([
    [{ possibleNights: [2, 3, 7] }, 'Choose the day you leave, 2 to 7 nights later'],
    [{ possibleNights: [2] }, 'Choose the day you leave, 2 nights later at least'],
    [{ possibleNights: [] }, 'No stay can start that day: choose another'],
    [{ possibleNights: [], nightsLoading: true }, 'Choose the day you leave'],
  ])('tells the shortest and the longest stay while the departure is chosen: %j', async (known, text) => {
    await open(known)
    await user().click(day(/18 septembre/))
    expect(screen.getByText(text)).toBeVisible()
  })

  it('[SC-058] calls days whose months or nights are on their way loading, and not sold out', async () => {
    await open({ availabilities: { '2026-09-18': {} }, loadedMonths: ['2026-09'], nightsLoading: true })
    expect(day(/19 septembre 2026, sold out/)).toHaveAttribute('aria-disabled', 'true')
    expect(day(/jeudi 1er octobre 2026, availability is loading/)).toHaveAttribute('aria-disabled', 'true')
    await user().click(day(/18 septembre/))
    expect(day(/19 septembre 2026, availability is loading/)).toHaveAttribute('aria-disabled', 'true')
  })

  it('says which months are on view when they change', async () => {
    await open()
    const said = screen.getByText('Septembre 2026 – Octobre 2026')
    expect(said).toHaveAttribute('aria-live', 'polite')
    await user().click(screen.getByRole('button', { name: 'Next month' }))
    expect(said).toHaveTextContent('Octobre 2026 – Novembre 2026')
  })
})

describe('by keyboard', () => {
  it('opens with Enter on the chosen day, moves by arrows and across months, and picks with Enter', async () => {
    renderWithTexts(<Search value={{ checkin: '2026-10-30', checkout: '2026-10-31' }} />)
    await user().tab()
    await user().keyboard('{Enter}')
    await screen.findAllByRole('grid')
    expect(day(/30 octobre/)).toHaveFocus()
    await user().keyboard('{PageDown}{PageDown}')
    expect(day(/30 décembre/)).toHaveFocus()
    await user().keyboard('{Home}{ArrowDown}')
    expect(day(/lundi 4 janvier 2027/)).toHaveFocus()
    await user().keyboard('{Enter}{ArrowRight}{Enter}')
    expect(spies.onApply).toHaveBeenCalledWith({ checkin: '2027-01-04', checkout: '2027-01-05', nights: 1 })
  })

  it.each([
    ['no dates', none],
    ['dates of long ago', { checkin: '2024-05-01', checkout: '2024-05-05' }],
    ['dates years ahead', { checkin: '2031-05-01', checkout: '2031-05-05' }],
  ])('Tab stops at one day only: %s', async (_, value) => {
    await open({ value })
    const stops = screen.getAllByRole('grid').flatMap((grid) => within(grid).getAllByRole('button'))
    expect(stops.filter((button) => button.tabIndex === 0)).toHaveLength(1)
  })

  it('does not leave the year on offer', async () => {
    await open()
    await user().keyboard('{PageUp}')
    expect(day(/mardi 8 septembre 2026/)).toHaveFocus()
  })
  it('goes a year on with Shift and PageDown, and back with Shift and PageUp, saying the months', async () => {
    await open({ value: { checkin: '2026-09-10', checkout: '2026-09-12' } })
    await user().keyboard('{Shift>}{PageDown}{/Shift}')
    expect(day(/vendredi 10 septembre 2027/)).toHaveFocus()
    expect(screen.getByText('Août 2027 – Septembre 2027')).toHaveAttribute('aria-live', 'polite')
    await user().keyboard('{Shift>}{PageDown}{/Shift}')
    expect(day(/vendredi 10 septembre 2027/)).toHaveFocus()
    await user().keyboard('{Shift>}{PageUp}{/Shift}')
    expect(day(/jeudi 10 septembre 2026/)).toHaveFocus()
    expect(screen.getByText('Septembre 2026 – Octobre 2026')).toBeInTheDocument()
  })
})
