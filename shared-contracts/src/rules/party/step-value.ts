type Step = { value: number; min?: number; max?: number; delta: number }

/** A stepper's next value; a step out of bounds is refused and the value stays. */
export function stepValue({ value, min = 1, max = 20, delta }: Step): number {
  const next = value + delta
  return next < min || next > max ? value : next
}
