import { parsePriceInput } from '@escapade/shared-contracts/rules/search/parse-price-input'
import { type ChangeEvent, useId, useState } from 'react'
import { type RangeBar, RangeBars } from './RangeBars'
import styles from './RangeSlider.module.scss'

export type { RangeBar }

/** Null: no bound at that end. */
export type Range = { from: number | null; to: number | null }

export type RangeSliderProps = {
  /** Bounded quantity: "Price". Names the group. */
  label: string
  fromLabel: string
  toLabel: string
  min?: number
  /** Here the range is open: no upper bound. */
  max: number
  step?: number
  value: Range
  /** The lowest and the highest there is: neither bound goes beyond, where it would leave nothing. */
  reach?: { lowest: number; highest: number }
  /** Counts, drawn above the track. */
  bars?: readonly RangeBar[]
  /** Told when a thumb is let go or a typed number is left, not at each pixel. */
  onChange: (range: Range) => void
  /** Words of a value for screen readers and at the ends of the track: "+250 €". */
  format: (value: number) => string
}

/** Two thumbs on one track (https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/), and two numbers to type. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, fromLabel, toLabel, min = 0, max, step = 10, value, reach, bars, onChange, format } = props
  const id = useId()
  const [drag, setDrag] = useState<Range | null>(null)
  const { from, to } = drag ?? value
  const low = from ?? min
  const high = to ?? max
  const settle = (range: Range) => {
    setDrag(null)
    const next = withoutEnds(withinReach(range, reach), min, max)
    if (next.from !== value.from || next.to !== value.to) onChange(next)
  }
  const letGo = () => drag && settle(drag)
  const slide = (end: keyof Range) => (event: ChangeEvent<HTMLInputElement>) => {
    const wanted = Number(event.target.value)
    // The thumbs may meet, never pass each other.
    const moved = end === 'from' ? { from: Math.min(wanted, high), to } : { from, to: Math.max(wanted, low) }
    setDrag(withinReach(moved, reach))
  }
  const thumb = (end: keyof Range, current: number) => (
    <input
      type="range"
      className={styles.thumb}
      aria-label={end === 'from' ? fromLabel : toLabel}
      aria-valuetext={format(current)}
      min={min}
      max={max}
      step={step}
      value={current}
      onChange={slide(end)}
      onPointerUp={letGo}
      onKeyUp={letGo}
      onBlur={letGo}
    />
  )
  return (
    <fieldset className={styles.range} aria-label={label}>
      {bars && bars.length > 0 && <RangeBars bars={bars} min={min} max={max} low={low} high={high} />}
      <div className={styles.slider}>
        <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" rx="2" />
          <rect
            className={styles.chosen}
            x={share(low, min, max)}
            width={share(high, min, max) - share(low, min, max)}
            height="4"
          />
        </svg>
        {thumb('from', low)}
        {thumb('to', high)}
      </div>
      <div className={styles.numbers}>
        <NumberBox
          id={`${id}-from`}
          label={fromLabel}
          max={max}
          value={from}
          placeholder={format(min)}
          onLeave={(typed) => settle(ordered({ from: typed, to }))}
        />
        <span aria-hidden="true">–</span>
        <NumberBox
          id={`${id}-to`}
          label={toLabel}
          max={max}
          value={to}
          placeholder={format(max)}
          onLeave={(typed) => settle(ordered({ from, to: typed }))}
        />
      </div>
    </fieldset>
  )
}

const share = (value: number, min: number, max: number) => ((value - min) / (max - min)) * 100

const withinReach = ({ from, to }: Range, reach: RangeSliderProps['reach']): Range => ({
  from: from === null || !reach ? from : Math.min(from, reach.highest),
  to: to === null || !reach ? to : Math.max(to, reach.lowest),
})

/** At its ends the range is open. */
const withoutEnds = ({ from, to }: Range, min: number, max: number): Range => ({
  from: from === null || from <= min ? null : from,
  to: to === null || to >= max ? null : to,
})

/** Typed the wrong way round is meant the right way round. */
const ordered = ({ from, to }: Range): Range =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }

type NumberBoxProps = {
  id: string
  label: string
  max: number
  value: number | null
  placeholder: string
  onLeave: (typed: number | null) => void
}

/** Whole numbers only: everything else is dropped while typing, and what is too much is the most (SC-064). */
function NumberBox({ id, label, max, value, placeholder, onLeave }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => {
    if (typed === null) return
    setTyped(null)
    onLeave(parsePriceInput({ text: typed, max }))
  }
  const reduce = (text: string) => parsePriceInput({ text, max })?.toString() ?? ''
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? value ?? ''}
        onChange={(event) => setTyped(reduce(event.target.value))}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
    </div>
  )
}
