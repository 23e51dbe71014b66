import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderWithTexts } from '../testing/render-with-texts'
import { Checkbox } from './Checkbox'
import { RadioGroup } from './RadioGroup'
import { SelectField } from './SelectField'

const options = [
  { value: 'priceQuality', label: 'Best value' },
  { value: 'distance', label: 'Distance' },
]

it('Checkbox tells its new state and describes its error', async () => {
  const onChange = jest.fn()
  renderWithTexts(<Checkbox label="I agree" checked={false} onChange={onChange} error="Mandatory field" />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box).toHaveAccessibleDescription('Mandatory field')
  await userEvent.click(box)
  expect(onChange).toHaveBeenCalledWith(true)
})

it('RadioGroup is one group with one choice', async () => {
  const onChange = jest.fn()
  renderWithTexts(<RadioGroup legend="Sort by" options={options} value="priceQuality" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Sort by' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Best value' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Distance' }))
  expect(onChange).toHaveBeenCalledWith('distance')
})

it('two RadioGroups do not steal each other’s choice', () => {
  renderWithTexts(
    <>
      <RadioGroup legend="A" options={options} value="priceQuality" onChange={() => {}} />
      <RadioGroup legend="B" options={options} value="priceQuality" onChange={() => {}} />
    </>,
  )
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
})

it('SelectField shows its error after it was left', async () => {
  renderWithTexts(
    <SelectField
      label="Country"
      value=""
      placeholder="Choose"
      options={options}
      onChange={() => {}}
      error="Mandatory field"
    />,
  )
  expect(screen.queryByText('Mandatory field')).toBeNull()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Mandatory field')
})
