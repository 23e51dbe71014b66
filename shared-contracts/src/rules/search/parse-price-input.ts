import { maxSliderPrice } from './price-slider'

/** Whole euros typed by hand: digits only, capped. Null without any digit: the bound is removed (spec A §5). */
export function parsePriceInput({
  text,
  max = maxSliderPrice,
}: {
  text: string
  max?: number
}): number | null {
  const digits = text.replace(/[^0-9]/g, '')
  return digits === '' ? null : Math.min(Number(digits), max)
}
