import styles from './RangeSlider.module.scss'

/** Count between two values. */
export type RangeBar = { from: number; to: number; count: number }

type RangeBarsProps = {
  bars: readonly RangeBar[]
  min: number
  max: number
  /** Bounded range: its bars stand out. */
  low: number
  high: number
}

const height = 40
/** So that little is not taken for nothing. */
const least = 4

/** Counts along the track, for the eye: in words they are said beside the slider. */
export function RangeBars({ bars, min, max, low, high }: RangeBarsProps) {
  const most = Math.max(...bars.map(({ count }) => count))
  const at = (value: number) => ((value - min) / (max - min)) * 100
  return (
    <svg className={styles.bars} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {bars
        .filter(({ count }) => count > 0)
        .map(({ from, to, count }) => {
          const tall = least + ((height - least) * count) / most
          return (
            <rect
              key={from}
              className={to > low && from < high ? styles.chosen : undefined}
              x={at(from)}
              y={height - tall}
              width={at(to) - at(from)}
              height={tall}
            />
          )
        })}
    </svg>
  )
}
