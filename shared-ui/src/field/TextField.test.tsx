import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderWithTexts } from '../testing/render-with-texts'
import { TextArea } from './TextArea'
import { TextField, type TextFieldProps } from './TextField'

const check = (value: string) => (value === '' ? 'Mandatory field' : null)

function Form(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return <TextField label="First name" value={value} onChange={setValue} error={check(value)} {...props} />
}
const input = () => screen.getByRole('textbox', { name: /First name/ })

describe('TextField', () => {
  it('[CH-042] says nothing before it was left', () => {
    renderWithTexts(<Form />)
    expect(input()).toHaveAttribute('data-indicator', 'none')
    expect(screen.queryByText('Mandatory field')).toBeNull()
  })

  it('[CH-040] describes its error once it was left empty', async () => {
    renderWithTexts(<Form hint="As on your passport" />)
    await userEvent.click(input())
    await userEvent.tab()
    expect(input()).toBeInvalid()
    expect(input()).toHaveAccessibleDescription('Mandatory field As on your passport')
  })

  it('[CH-042] is marked right when left with a valid value', async () => {
    renderWithTexts(<Form />)
    await userEvent.type(input(), 'Ines')
    await userEvent.tab()
    expect(input()).toHaveAttribute('data-indicator', 'success')
    expect(input()).not.toHaveAttribute('aria-invalid')
  })

  it('shows its error when the form was sent without entering it', () => {
    renderWithTexts(<Form submitted />)
    expect(screen.getByText('Mandatory field')).toBeVisible()
  })

  it('says when it may stay empty', () => {
    renderWithTexts(<Form required={false} />)
    expect(screen.getByLabelText('First name (optional)')).not.toBeRequired()
  })
})

function Message({ maxLength }: { maxLength: number }) {
  const [value, setValue] = useState('')
  return <TextArea label="Message" value={value} onChange={setValue} maxLength={maxLength} />
}

describe('a text with a limit', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('refuses the character too many and explains it for a second', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    renderWithTexts(<Message maxLength={3} />)
    const area = screen.getByRole('textbox', { name: 'Message' })
    await user.type(area, 'abcd')
    expect(area).toHaveValue('abc')
    expect(screen.getByText('The field is limited to 3 characters')).toBeVisible()
    act(() => jest.advanceTimersByTime(1000))
    expect(screen.queryByText('The field is limited to 3 characters')).toBeNull()
  })

  it('counts an emoji as one character', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    renderWithTexts(<Message maxLength={3} />)
    await user.click(screen.getByRole('textbox'))
    await user.paste('ab🍇')
    expect(screen.getByRole('textbox')).toHaveValue('ab🍇')
    expect(screen.getByText('3/3')).toBeVisible()
  })
})
