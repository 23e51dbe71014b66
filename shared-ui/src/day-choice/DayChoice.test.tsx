import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { DayChoice, type DayChoiceProps } from './DayChoice'

const days = { '2026-12-05': { amount: 3 }, '2027-01-09': { amount: 1 } }
const show = (given: Partial<DayChoiceProps> = {}) => {
  const onChange = jest.fn()
  renderWithTexts(
    <DayChoice
      now="2026-11-20T10:00:00"
      locale="fr_FR"
      days={days}
      value={null}
      onChange={onChange}
      {...given}
    />,
  )
  return onChange
}
const open = (name = 'Choose the day') => userEvent.click(screen.getByRole('button', { name }))
const day = (name: RegExp) => screen.getByRole('button', { name })

it('[AC-016] offers the days that have places, and says how many are left', async () => {
  const onChange = show()
  await open()
  expect(day(/^samedi 5 décembre 2026, 3 places left/)).toHaveTextContent('53')
  expect(day(/^dimanche 6 décembre 2026, not available/)).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(day(/^dimanche 6 décembre/))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(day(/^samedi 5 décembre/))
  expect(onChange).toHaveBeenCalledWith('2026-12-05')
  expect(screen.queryByRole('grid')).toBeNull()
})

it('[AC-016] goes from month to month by arrows and by keys, not beyond the days on offer', async () => {
  const onChange = show()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('grid', { name: 'Janvier 2027' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  day(/^vendredi 1(er)? janvier/).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(onChange).toHaveBeenCalledWith('2027-01-09')
})

it('[CH-001] shows the day of the address, and when its places are gone', () => {
  show({ value: '2026-12-06' })
  expect(screen.getByText('dimanche 6 décembre 2026')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('There are no places left')
})

it('[AC-016] can be left for later', async () => {
  const onChange = show({ value: '2026-12-05' })
  await open('Choose no day for now')
  expect(onChange).toHaveBeenCalledWith(null)
})

it.each([
  ['cannot be had', null, /calendar cannot be shown/],
  ['has no day', {}, /No day with enough places/],
])('says that the calendar %s', async (_what, given, words) => {
  show({ days: given })
  await open()
  expect(screen.getByText(words)).toBeVisible()
})
