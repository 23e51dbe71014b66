export type FieldIndicator = 'none' | 'error' | 'success'

type FieldState = { blurred: boolean; required: boolean; value: string; error: string | null }

/**
 * Mark that a field shows for its value: none before it was left, nor when an optional one was left empty (spec B
 * §4).
 */
export function fieldIndicator({ blurred, required, value, error }: FieldState): FieldIndicator {
  if (!blurred || (!required && value === '')) return 'none'
  return error ? 'error' : 'success'
}
