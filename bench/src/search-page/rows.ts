import type { Row } from '../pages/table'

type AtMost = {
  page: string
  figure: string
  value: number
  limit: number
  unit?: string
  digits?: number
  /** Figures that others have published: the bar to beat. */
  others?: string
}

/** A line that holds while the value is no larger than its limit. */
export function atMost({ page, figure, value, limit, unit = '', digits = 0, others }: AtMost): Row {
  const show = (number: number) => `${number.toFixed(digits)} ${unit}`.trim()
  return {
    page,
    figure,
    value: others ? `${show(value)} (${others})` : show(value),
    target: `≤ ${limit} ${unit}`.trim(),
    pass: value <= limit,
  }
}
