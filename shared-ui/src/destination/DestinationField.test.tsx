import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { leavePhone, pretendPhone } from '../testing/pretend-phone'
import { renderWithTexts } from '../testing/render-with-texts'
import { type Destination, DestinationField } from './DestinationField'

const beaune: Destination = {
  id: '75',
  category: 'city',
  label: 'Beaune',
  detail: 'Burgundy, France',
  count: 12,
}
const suggestions: Destination[] = [
  beaune,
  { id: '9', category: 'hotel', label: 'Domaine des Charmilles' },
  { id: '76', category: 'city', label: 'Beaugency' },
]
const paris: Destination = { id: '1', category: 'city', label: 'Paris' }
const spies = { onInput: jest.fn(), onChoose: jest.fn(), onClear: jest.fn() }

function Search({ found = suggestions, recent = [] as Destination[], loading = false }) {
  const [value, setValue] = useState<Destination | null>(paris)
  return (
    <>
      <DestinationField
        value={value}
        suggestions={found}
        idle={[{ name: 'Recent searches', icon: 'clock', items: recent }]}
        loading={loading}
        onInput={spies.onInput}
        onChoose={(destination) => {
          spies.onChoose(destination)
          setValue(destination)
        }}
        onClear={() => {
          spies.onClear()
          setValue(null)
        }}
      />
      <button type="button">Search</button>
    </>
  )
}
const input = () => screen.getByRole('combobox', { name: 'Destination' })
const type = async (text: string) => {
  await userEvent.click(input())
  await userEvent.keyboard(text)
  await screen.findAllByRole('option')
}
const chosen = () => screen.getByRole('option', { selected: true })

beforeEach(() => jest.clearAllMocks())
afterEach(leavePhone)

describe('DestinationField', () => {
  it('[SE-049] empties the input and opens on focus', async () => {
    renderWithTexts(<Search recent={[beaune]} />)
    expect(input()).toHaveValue('Paris')
    await userEvent.tab()
    expect(input()).toHaveFocus()
    expect(input()).toHaveValue('')
    expect(input()).toHaveAttribute('aria-expanded', 'true')
    expect(await screen.findByRole('option', { name: /Beaune/ })).toBeVisible()
  })

  it('tells what is typed, and groups what was found by category', async () => {
    renderWithTexts(<Search />)
    await type('bea')
    expect(spies.onInput).toHaveBeenLastCalledWith('bea')
    const cities = within(screen.getByRole('group', { name: 'Cities' }))
    expect(cities.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'BeauneBurgundy, France12 hotels',
      'Beaugency',
    ])
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions')
  })

  it('[SE-051] ArrowDown twice and Enter choose the second suggestion', async () => {
    renderWithTexts(<Search />)
    await type('bea{ArrowDown}{ArrowDown}')
    expect(chosen()).toHaveTextContent('Beaugency')
    expect(input()).toHaveAttribute('aria-activedescendant', chosen().id)
    await userEvent.keyboard('{Enter}')
    expect(spies.onChoose).toHaveBeenCalledWith(suggestions[2])
    expect(input()).toHaveValue('Beaugency')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('ArrowUp starts from the end', async () => {
    renderWithTexts(<Search />)
    await type('bea{ArrowUp}')
    expect(chosen()).toHaveTextContent('Charmilles')
  })

  it('Enter takes the best match of what was typed when none is highlighted', async () => {
    renderWithTexts(<Search />)
    await type('bea')
    await userEvent.keyboard('{Enter}')
    expect(spies.onChoose).toHaveBeenCalledWith(beaune)
  })

  it('[SE-051] Enter before the suggestions are there takes the best of them, and sends nothing yet', async () => {
    const onSubmit = jest.fn()
    const form = (loading: boolean, found: Destination[]) => (
      <form onSubmit={onSubmit}>
        <Search loading={loading} found={found} />
      </form>
    )
    const { rerender } = renderWithTexts(form(true, suggestions.slice(1)))
    await type('beaune')
    await userEvent.keyboard('{Enter}')
    expect(spies.onChoose).not.toHaveBeenCalled()
    rerender(form(false, suggestions))
    expect(spies.onChoose.mock.calls).toEqual([[beaune]])
    expect(input()).toHaveValue('Beaune')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('[SE-051] Enter where nothing is found sends nothing', async () => {
    const onSubmit = jest.fn()
    renderWithTexts(
      <form onSubmit={onSubmit}>
        <Search found={[]} />
      </form>,
    )
    await userEvent.click(input())
    await userEvent.keyboard('xyz{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(input()).toHaveAttribute('aria-expanded', 'true')
  })

  it('[SE-051] Escape closes without a change', async () => {
    renderWithTexts(<Search />)
    await type('bea{ArrowDown}')
    await userEvent.keyboard('{Escape}')
    expect(input()).toHaveValue('Paris')
    expect(input()).toHaveAttribute('aria-expanded', 'false')
    expect(spies.onChoose).not.toHaveBeenCalled()
  })

  it('puts the destination back when one leaves without a word', async () => {
    renderWithTexts(<Search />)
    await userEvent.click(input())
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(input()).toHaveValue('Paris')
  })

  it('takes the best place for what was typed when one leaves', async () => {
    renderWithTexts(<Search />)
    await type('bea')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(spies.onChoose).toHaveBeenCalledTimes(1)
    expect(input()).toHaveValue(suggestions[0]?.label)
    expect(input()).toBeValid()
  })

  it('takes the best place once it is found, when one left before', async () => {
    const { rerender } = renderWithTexts(<Search found={[]} loading />)
    await userEvent.click(input())
    await userEvent.keyboard('bea')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(input()).toBeInvalid()
    rerender(<Search />)
    expect(spies.onChoose).toHaveBeenCalledTimes(1)
    expect(input()).toHaveValue(suggestions[0]?.label)
    expect(input()).toBeValid()
  })

  it('keeps what was typed without a place for it, says so, and holds the form back', async () => {
    renderWithTexts(<Search found={[]} />)
    await userEvent.click(input())
    await userEvent.keyboard('xyzzy')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(input()).toHaveValue('xyzzy')
    expect(input()).toBeInvalid()
    expect(screen.getByText('Choose a place from the list for “xyzzy”, or empty the field.')).toBeVisible()
    await userEvent.click(input())
    await userEvent.clear(input())
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(input()).toBeValid()
    expect(input()).toHaveValue('Paris')
  })

  it('takes the place whose whole name was typed when one leaves', async () => {
    renderWithTexts(<Search />)
    await type('béaugency ')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(spies.onChoose.mock.calls).toEqual([[suggestions[2]]])
    expect(input()).toHaveValue('Beaugency')
  })

  it('[SE-050] chooses by a click', async () => {
    renderWithTexts(<Search />)
    await type('bea')
    await userEvent.click(screen.getByRole('option', { name: /Charmilles/ }))
    expect(spies.onChoose).toHaveBeenCalledWith(suggestions[1])
  })

  it('[SC-063] offers the recent searches while nothing is typed', async () => {
    renderWithTexts(<Search recent={[beaune]} />)
    await userEvent.click(input())
    expect(await screen.findByRole('group', { name: 'Recent searches' })).toBeVisible()
  })

  it.each([
    [{ loading: true }, 'Loading'],
    [{ loading: false }, 'No place found. Check the spelling or try a region.'],
  ])('says so when nothing is found: %j', async (state, text) => {
    renderWithTexts(<Search found={[]} {...state} />)
    await userEvent.click(input())
    await userEvent.keyboard('xyz')
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('can be emptied', async () => {
    renderWithTexts(<Search />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove the destination' }))
    expect(spies.onClear).toHaveBeenCalledTimes(1)
    expect(input()).toHaveValue('')
  })

  it('[SE-053] covers the screen of a phone, and stays closed after a choice', async () => {
    pretendPhone()
    renderWithTexts(<Search />)
    await userEvent.click(input())
    const sheet = within(await screen.findByRole('dialog', { name: 'Destination' }))
    const field = sheet.getByRole('combobox')
    expect(field).toHaveFocus()
    await userEvent.type(field, 'bea')
    await userEvent.click(await sheet.findByRole('option', { name: /Charmilles/ }))
    expect(spies.onChoose).toHaveBeenCalledWith(suggestions[1])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each<[string, Destination[], string, string]>([
    ['takes the best place', suggestions, 'bea', suggestions[0]?.label ?? ''],
    ['keeps the text and says so', [], 'xyzzy', 'xyzzy'],
  ])('[SE-053] %s where the sheet of a phone is closed over a text', async (_, found, text, expected) => {
    pretendPhone()
    renderWithTexts(<Search found={found} />)
    await userEvent.click(input())
    const sheet = within(await screen.findByRole('dialog', { name: 'Destination' }))
    await userEvent.type(sheet.getByRole('combobox'), text)
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(input()).toHaveValue(expected)
    expect(input().matches(':invalid')).toBe(found.length === 0)
  })
})
