import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { leavePhone, pretendPhone } from '../testing/pretend-phone'
import { renderWithTexts } from '../testing/render-with-texts'
import { Popover } from './Popover'

function Filter() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        title="Price"
        trigger={(props) => (
          <button type="button" {...props}>
            Price
          </button>
        )}
      >
        <input aria-label="From" />
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  )
}
const trigger = () => screen.getByRole('button', { name: 'Price' })

describe('Popover', () => {
  afterEach(leavePhone)

  it('[SE-026] is a dropdown on a wide screen: Escape closes it and returns the focus', async () => {
    renderWithTexts(<Filter />)
    await userEvent.click(trigger())
    expect(trigger()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('dialog', { name: 'Price' }).tagName).toBe('DIV')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })

  it('closes when one presses or tabs elsewhere, and leaves the focus there', async () => {
    renderWithTexts(<Filter />)
    await userEvent.click(trigger())
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(trigger())
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })

  it('closes by its button too', async () => {
    renderWithTexts(<Filter />)
    await userEvent.click(trigger())
    await userEvent.click(trigger())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[SE-026] is a modal layer on a phone', async () => {
    pretendPhone()
    renderWithTexts(<Filter />)
    await userEvent.click(trigger())
    expect(screen.getByRole('dialog', { name: 'Price' }).tagName).toBe('DIALOG')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(trigger()).toHaveFocus())
  })
})
