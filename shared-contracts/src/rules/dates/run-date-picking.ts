import { diffDays } from './days'

export type PickedDates = { checkin: string | null; checkout: string | null }

export type DatePickingEvent =
  | { type: 'open' | 'clear' | 'close' | 'escape' | 'nightsFailed' }
  | { type: 'pick'; day: string }

export type DatePicking = PickedDates & {
  open: boolean
  /** Dates to which closing half-way goes back: those at opening, or at the last apply or clear. */
  previous: PickedDates
}

export type DatePickingOptions = {
  /** A product knows its possible lengths of stay: they are fetched for each check-in. */
  productPage: boolean
  /** Desktop: closes by itself, `closeDelayMs` after the second date. */
  autoClose: boolean
}

export type DatePickingStep = { picking: DatePicking; effects: string[] }

export const closeDelayMs = 1000

const none: PickedDates = { checkin: null, checkout: null }
const datesOf = ({ checkin, checkout }: PickedDates): PickedDates => ({ checkin, checkout })

export const startDatePicking = (initial: PickedDates): DatePicking => ({
  ...datesOf(initial),
  open: false,
  previous: datesOf(initial),
})

export const datePickingState = ({ checkin, checkout }: PickedDates): 'none' | 'checkin' | 'both' => {
  if (!checkin) return 'none'
  return checkout ? 'both' : 'checkin'
}

const pickDay = (picking: DatePicking, day: string, options: DatePickingOptions): DatePickingStep => {
  const { checkin } = picking
  if (datePickingState(picking) !== 'checkin' || !checkin || day <= checkin) {
    const effects = options.productPage ? [`fetchCheckoutNights:${day}`] : []
    return { picking: { ...picking, checkin: day, checkout: null }, effects }
  }
  const dates = { checkin, checkout: day }
  const apply = `apply:${checkin}/${day}/${diffDays(checkin, day)}`
  return {
    picking: { ...dates, open: picking.open && !options.autoClose, previous: dates },
    effects: options.autoClose ? [apply, `closeAfter:${closeDelayMs}`] : [apply],
  }
}

/** Half a range is nothing to go back to: opening again keeps the dates from before it. */
const open = (picking: DatePicking): DatePicking => ({
  ...picking,
  open: true,
  previous: datePickingState(picking) === 'checkin' ? picking.previous : datesOf(picking),
})

const close = (picking: DatePicking): DatePickingStep =>
  datePickingState(picking) === 'checkin'
    ? { picking: { ...picking, ...picking.previous, open: false }, effects: ['restorePrevious'] }
    : { picking: { ...picking, open: false }, effects: [] }

/** One event of the date picker. Effects are what the caller must do, in that order. */
export function stepDatePicking(
  picking: DatePicking,
  event: DatePickingEvent,
  options: DatePickingOptions,
): DatePickingStep {
  switch (event.type) {
    case 'open':
      return { picking: open(picking), effects: [] }
    case 'pick':
      return pickDay(picking, event.day, options)
    case 'clear':
      return {
        picking: { ...picking, ...none, previous: none },
        effects: ['removeFromHash:checkin,checkout,nights'],
      }
    case 'nightsFailed':
      return { picking: { ...picking, ...none }, effects: ['log'] }
    case 'close':
    case 'escape':
      return close(picking)
  }
}

/**
 * A whole session of the date picker (spec A §4): where it ends and what it caused. The published examples are sessions;
 * the picker takes their steps one by one, with `stepDatePicking` (shared-ui/src/calendar/use-date-picking.ts).
 */
export function runDatePicking({
  initial,
  events,
  ...options
}: DatePickingOptions & { initial: PickedDates; events: readonly DatePickingEvent[] }) {
  const effects: string[] = []
  let picking = startDatePicking(initial)
  for (const event of events) {
    const step = stepDatePicking(picking, event, options)
    picking = step.picking
    effects.push(...step.effects)
  }
  const state = datePickingState(picking)
  return { state, ...datesOf(picking), validateDisabled: state === 'checkin', open: picking.open, effects }
}
