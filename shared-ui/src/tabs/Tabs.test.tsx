import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TabNav } from './TabNav'
import { Tabs } from './Tabs'

const tabs = [
  { id: 'booking', label: 'Stays' },
  { id: 'activity', label: 'Activities' },
  { id: 'gifting', label: 'Gifts' },
]
function Flows() {
  const [selected, setSelected] = useState('booking')
  return <Tabs label="What" tabs={tabs} selected={selected} onSelect={setSelected} />
}
const selected = () => screen.getByRole('tab', { selected: true })

describe('Tabs', () => {
  it.each([
    ['{ArrowRight}', 'Activities'],
    ['{ArrowLeft}', 'Gifts'],
    ['{End}', 'Gifts'],
    ['{End}{ArrowRight}', 'Stays'],
    ['{End}{Home}', 'Stays'],
  ])('%s selects and focuses %s', async (keys, label) => {
    render(<Flows />)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect(selected()).toHaveAccessibleName(label)
    expect(selected()).toHaveFocus()
  })

  it('is one stop of the Tab key', async () => {
    render(<Flows />)
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  })
})

it('TabNav marks the section in view', () => {
  render(<TabNav label="Sections" items={[{ href: '#room', label: 'Room' }]} current="#room" />)
  expect(screen.getByRole('link', { name: 'Room' })).toHaveAttribute('aria-current', 'true')
})
