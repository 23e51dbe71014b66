import { act, screen, within } from '@testing-library/react'
import { leavePhone, pretendPhone } from '../testing/pretend-phone'
import { renderWithTexts } from '../testing/render-with-texts'
import { DateRangeField } from './DateRangeField'
import { bare, day, field, none, open, Search, spies, user } from './testing/search-field'

const september = { checkin: '2026-09-10', checkout: '2026-09-12' }
/** As Intl joins a range: with thin spaces. */
const shown = 'jeu. 10\u2009–\u2009sam. 12 sept.'

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => {
  jest.useRealTimers()
  leavePhone()
})

describe('DateRangeField', () => {
  it('[SE-037] is a read-only input with its label and placeholder', () => {
    renderWithTexts(<Search />)
    expect(field()).toHaveAttribute('readonly')
    expect(field()).toHaveAttribute('placeholder', 'Checkin - Checkout')
  })

  it('[SE-037] shows both dates and names itself by them', () => {
    renderWithTexts(<Search value={september} />)
    expect(field()).toHaveValue(shown)
    expect(field()).toHaveAccessibleName(`Dates ${shown}`)
  })

  it('[SE-037] takes over dates that come after it was opened, but for a day that was picked since', async () => {
    const { rerender } = renderWithTexts(<DateRangeField {...bare} value={none} />)
    await user().click(field())
    await screen.findAllByRole('grid')
    rerender(<DateRangeField {...bare} value={september} />)
    expect(day(/10 septembre/)).toHaveAttribute('data-role', 'checkin')
    expect(field()).toHaveValue(shown)
    await user().click(day(/18 septembre/))
    rerender(<DateRangeField {...bare} value={{ checkin: '2026-09-20', checkout: '2026-09-22' }} />)
    expect(day(/18 septembre/)).toHaveAttribute('data-role', 'checkin')
    expect(day(/20 septembre/)).not.toHaveAttribute('data-role')
  })

  it('[SE-039] opens two months side by side with arrows', async () => {
    await open()
    expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-labelledby'))).toHaveLength(2)
    await user().click(screen.getByRole('button', { name: 'Next month' }))
    expect(screen.getByRole('heading', { name: 'Novembre 2026' })).toBeVisible()
    expect(spies.onMonthsShown.mock.calls).toEqual([
      [{ first: '2026-09', count: 2 }],
      [{ first: '2026-10', count: 2 }],
    ])
  })

  it('[SE-041] ends with the month of today, a year later', async () => {
    await open()
    const next = screen.getByRole('button', { name: 'Next month' })
    for (let month = 0; month < 14; month++) await user().click(next)
    expect(screen.getByRole('heading', { name: 'Septembre 2027' })).toBeVisible()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(screen.queryByRole('heading', { name: 'Octobre 2027' })).toBeNull()
  })

  it('[SE-047] is closed by Escape from the arrow that has reached the last month', async () => {
    await open()
    const next = screen.getByRole('button', { name: 'Next month' })
    for (let month = 0; month < 12; month++) await user().click(next)
    expect(next).toHaveFocus()
    await user().keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[SE-041] lists four months on a phone', async () => {
    pretendPhone()
    await open()
    expect(screen.getAllByRole('grid')).toHaveLength(4)
    expect(spies.onMonthsShown).toHaveBeenCalledWith({ first: '2026-09', count: 4 })
    await user().click(screen.getByRole('button', { name: 'Show more months' }))
    expect(screen.getAllByRole('grid')).toHaveLength(6)
  })

  it('[SE-043] cannot be validated between check-in and check-out', async () => {
    await open()
    const validate = screen.getByRole('button', { name: 'Validate' })
    await user().click(day(/18 septembre/))
    expect(validate).toBeDisabled()
    await user().click(day(/20 septembre/))
    expect(validate).toBeEnabled()
    await user().click(day(/22 septembre/))
    await user().click(screen.getByRole('button', { name: 'Clear' }))
    expect(validate).toBeEnabled()
  })

  it('[SE-044] applies both dates and closes a second later', async () => {
    await open()
    await user().click(day(/18 septembre/))
    await user().click(day(/20 septembre/))
    expect(spies.onApply).toHaveBeenCalledWith({ checkin: '2026-09-18', checkout: '2026-09-20', nights: 2 })
    act(() => jest.advanceTimersByTime(999))
    expect(screen.getByRole('dialog')).toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    // Once that is painted.
    act(() => jest.advanceTimersByTime(20))
    expect(field()).toHaveFocus()
  })

  it('[SE-044] stays open on a phone until it is validated', async () => {
    pretendPhone()
    await open()
    await user().click(day(/18 septembre/))
    await user().click(day(/20 septembre/))
    act(() => jest.advanceTimersByTime(5000))
    await user().click(screen.getByRole('button', { name: 'Validate' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[SC-059] starts again with an earlier day', async () => {
    await open()
    await user().click(day(/18 septembre/))
    await user().click(day(/15 septembre/))
    await user().click(day(/16 septembre/))
    expect(spies.onApply).toHaveBeenCalledWith({ checkin: '2026-09-15', checkout: '2026-09-16', nights: 1 })
  })

  it('[SE-045] clears without closing', async () => {
    await open({ value: september })
    await user().click(screen.getByRole('button', { name: 'Clear' }))
    expect(spies.onClear).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(field()).toHaveValue('')
  })

  it('[SE-046] [SE-047] Escape with only a check-in restores the dates before', async () => {
    await open({ value: september })
    await user().click(day(/20 septembre/))
    expect(field()).toHaveValue('')
    await user().keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field()).toHaveValue(shown)
    expect(spies.onApply).not.toHaveBeenCalled()
    expect(spies.onClear).not.toHaveBeenCalled()
  })

  it('[SE-048] offers the popular dates of the experiment', async () => {
    await open({ popular: true })
    const shortcuts = within(screen.getByRole('group', { name: 'Popular dates' }))
    await user().click(day(/15 septembre/))
    await user().click(shortcuts.getByRole('button', { name: 'Next weekend' }))
    expect(spies.onApply.mock.calls).toEqual([[{ checkin: '2026-09-19', checkout: '2026-09-20', nights: 1 }]])
  })

  it('[SE-048] offers none without the experiment', async () => {
    await open()
    expect(screen.queryByRole('group', { name: 'Popular dates' })).toBeNull()
  })

  it('[PR-054] asks a product page for the nights of each check-in', async () => {
    await open({ productPage: true })
    await user().click(day(/18 septembre/))
    expect(spies.onCheckin).toHaveBeenCalledWith('2026-09-18')
  })

  it('[PR-054] drops the check-in when its nights cannot be fetched', async () => {
    const { rerender } = renderWithTexts(<Search productPage />)
    await user().click(field())
    await screen.findAllByRole('grid')
    await user().click(day(/18 septembre/))
    rerender(<Search productPage nightsFailed />)
    expect(screen.getByText('Choose the day you arrive')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('[SE-048] names the holidays and goes to their month', async () => {
    await open({ popular: true, now: '2026-11-21T10:00:00' })
    await user().click(screen.getByRole('button', { name: 'Easter · 26–29 mars' }))
    expect(spies.onApply).toHaveBeenCalledWith({ checkin: '2027-03-26', checkout: '2027-03-29', nights: 3 })
    expect(screen.getByRole('heading', { name: 'Mars 2027' })).toBeVisible()
    expect(day(/26 mars 2027, arrival/)).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('button', { name: 'Easter · 26–29 mars', pressed: true })).toBeVisible()
  })

  it('comes into sight at once while it grows, and stays where it is from the first day pressed on', async () => {
    let grow = () => {}
    const disconnect = jest.fn(() => {
      grow = () => {}
    })
    window.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        grow = () => callback([], this)
      }
      observe() {}
      unobserve() {}
      disconnect = disconnect
    }
    const scroll = jest.fn()
    Element.prototype.scrollIntoView = scroll
    await open()
    scroll.mockClear()
    grow()
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'instant' }]])
    await user().click(day(/18 septembre/))
    expect(disconnect).toHaveBeenCalled()
    Reflect.deleteProperty(window, 'ResizeObserver')
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
})
