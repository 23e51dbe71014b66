import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Segmented } from './Segmented'

it('Segmented shows which view is on and tells the one that is wanted', async () => {
  const onChange = jest.fn()
  const options = [
    { value: 'total', label: 'Total' },
    { value: 'night', label: 'Per night' },
  ] as const
  render(<Segmented label="Show prices" options={options} value="total" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'Show prices' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Total' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Per night' }))
  expect(onChange).toHaveBeenCalledWith('night')
})
