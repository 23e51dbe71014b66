import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type Range, RangeSlider, type RangeSliderProps } from './RangeSlider'

const onChange = jest.fn()

type PriceProps = Pick<RangeSliderProps, 'reach' | 'bars'> & { start?: Range }

function Price({ start = { from: null, to: null }, ...facts }: PriceProps) {
  const [value, setValue] = useState<Range>(start)
  return (
    <RangeSlider
      {...facts}
      label="Price"
      fromLabel="At least"
      toLabel="At most"
      max={300}
      value={value}
      format={(euros) => `${euros} €`}
      onChange={(range) => {
        onChange(range)
        setValue(range)
      }}
    />
  )
}
const slider = (name: string) => screen.getByRole('slider', { name })
const box = (name: string) => screen.getByRole('textbox', { name })

beforeEach(() => onChange.mockClear())

describe('RangeSlider', () => {
  it('says the values of its thumbs in words', () => {
    render(<Price start={{ from: 50, to: null }} />)
    expect(slider('At least')).toHaveAttribute('aria-valuetext', '50 €')
    expect(slider('At most')).toHaveAttribute('aria-valuetext', '300 €')
  })

  it('tells a range once the thumb is let go', () => {
    render(<Price />)
    fireEvent.change(slider('At most'), { target: { value: '150' } })
    fireEvent.change(slider('At most'), { target: { value: '120' } })
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.pointerUp(slider('At most'))
    expect(onChange.mock.calls).toEqual([[{ from: null, to: 120 }]])
  })

  it('keeps the thumbs from passing each other', () => {
    render(<Price start={{ from: 100, to: 150 }} />)
    fireEvent.change(slider('At least'), { target: { value: '200' } })
    fireEvent.pointerUp(slider('At least'))
    expect(onChange).toHaveBeenCalledWith({ from: 150, to: 150 })
  })

  it('has no bound at its ends', () => {
    render(<Price start={{ from: 50, to: 150 }} />)
    fireEvent.change(slider('At most'), { target: { value: '300' } })
    fireEvent.keyUp(slider('At most'))
    expect(onChange).toHaveBeenCalledWith({ from: 50, to: null })
  })

  it('[SC-064] reduces typed numbers to digits and caps them', async () => {
    render(<Price />)
    await userEvent.type(box('At least'), '1a2,')
    expect(box('At least')).toHaveValue('12')
    await userEvent.type(box('At most'), '9999')
    expect(box('At most')).toHaveValue('300')
    await userEvent.clear(box('At most'))
    await userEvent.type(box('At most'), '200{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ from: 12, to: 200 })
  })

  it.each([
    ['thumb', { from: 120, to: null }, 'At most', '20', { from: 120, to: 120 }],
    ['thumb', { from: null, to: null }, 'At most', '20', { from: null, to: 89 }],
    ['thumb', { from: null, to: null }, 'At least', '290', { from: 212, to: null }],
    ['number', { from: null, to: null }, 'At most', '20', { from: null, to: 89 }],
    ['number', { from: null, to: null }, 'At least', '290', { from: 212, to: null }],
  ] as const)('goes no farther by its %s than where something is left: %#', (by, start, name, to, told) => {
    render(<Price start={start} reach={{ lowest: 89, highest: 212 }} />)
    const control = by === 'thumb' ? slider(name) : box(name)
    fireEvent.change(control, { target: { value: to } })
    fireEvent.blur(control)
    expect(onChange.mock.calls).toEqual([[told]])
  })

  it('draws how much there is, as high as it is much and apart from what is bounded', () => {
    const bars = [
      { from: 80, to: 100, count: 10 },
      { from: 100, to: 120, count: 0 },
      { from: 120, to: 140, count: 5 },
    ]
    const { container } = render(<Price start={{ from: 110, to: null }} bars={bars} />)
    const drawn = [...container.querySelectorAll('fieldset > svg rect')]
    expect(drawn.map((bar) => Number(bar.getAttribute('height')))).toEqual([40, 22])
    expect(drawn.map((bar) => bar.classList.length)).toEqual([0, 1])
  })

  it('turns numbers typed the wrong way round', async () => {
    render(<Price start={{ from: 100, to: null }} />)
    await userEvent.type(box('At most'), '80')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith({ from: 80, to: 100 })
  })
})
