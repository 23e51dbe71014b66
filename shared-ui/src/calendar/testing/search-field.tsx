import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderWithTexts } from '../../testing/render-with-texts'
import { DateRangeField, type DateRangeFieldProps } from '../DateRangeField'

export const none = { checkin: null, checkout: null }
export const spies = {
  onApply: jest.fn(),
  onClear: jest.fn(),
  onCheckin: jest.fn(),
  onMonthsShown: jest.fn(),
}

/** A field whose dates the test gives. */
export const bare = {
  now: '2026-09-08T10:00:00',
  locale: 'fr_FR',
  availabilities: null,
  possibleNights: null,
  ...spies,
} as const

/** Keeps the dates as the hash would. */
export function Search(props: Partial<DateRangeFieldProps>) {
  const [value, setValue] = useState(props.value ?? none)
  return (
    <DateRangeField
      {...bare}
      {...props}
      value={value}
      onApply={(dates) => {
        spies.onApply(dates)
        setValue(dates)
      }}
      onClear={() => {
        spies.onClear()
        setValue(none)
      }}
    />
  )
}

export const field = () => screen.getByLabelText('Dates')
export const day = (name: RegExp) => screen.getByRole('button', { name })
export const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
export const open = async (props: Partial<DateRangeFieldProps> = {}) => {
  renderWithTexts(<Search {...props} />)
  await user().click(field())
  await screen.findAllByRole('grid')
}
