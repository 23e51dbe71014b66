import {
  closeDelayMs,
  type DatePickingEvent,
  type PickedDates,
  startDatePicking,
  stepDatePicking,
} from '@escapade/shared-contracts/rules/dates/run-date-picking'
import { useEffect, useRef, useState } from 'react'

export type AppliedDates = { checkin: string; checkout: string; nights: number }

type Options = {
  value: PickedDates
  productPage: boolean
  autoClose: boolean
  onApply: (dates: AppliedDates) => void
  onClear: () => void
  /** A check-in was picked on a product page: its possible nights are wanted. */
  onCheckin?: (day: string) => void
  onClose: () => void
}

/** Runs the date picking rule and turns its effects into calls. */
export function useDatePicking(options: Options) {
  const { value, productPage, autoClose } = options
  const [picking, setPicking] = useState(() => startDatePicking(value))
  const latest = useRef(picking)
  const isTouched = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const run = (effect: string) => {
    const [name, detail = ''] = effect.split(':')
    const [checkin = '', checkout = '', nights] = detail.split('/')
    if (name === 'apply') options.onApply({ checkin, checkout, nights: Number(nights) })
    if (name === 'removeFromHash') options.onClear()
    if (name === 'fetchCheckoutNights') options.onCheckin?.(detail)
    if (name === 'closeAfter') timer.current = setTimeout(options.onClose, closeDelayMs)
  }
  const dispatch = (event: DatePickingEvent) => {
    clearTimeout(timer.current)
    isTouched.current = event.type !== 'open'
    const from = event.type === 'open' ? startDatePicking(value) : latest.current
    const step = stepDatePicking(from, event, { productPage, autoClose })
    latest.current = step.picking
    setPicking(step.picking)
    step.effects.forEach(run)
  }
  /** Both dates at once, whatever was picked before. */
  const choose = ({ checkin, checkout }: { checkin: string; checkout: string }) => {
    latest.current = { ...latest.current, checkin: null, checkout: null }
    dispatch({ type: 'pick', day: checkin })
    dispatch({ type: 'pick', day: checkout })
  }
  return { picking, dispatch, choose, isTouched }
}
