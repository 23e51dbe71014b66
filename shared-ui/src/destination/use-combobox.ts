import { type KeyboardEvent, useState } from 'react'
import type { Choice } from './suggestion-groups'

type Options = {
  /** In the order drawn. */
  options: readonly Choice[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (choice: Choice) => void
  /** Something was typed: Enter without a highlight takes the first suggestion. */
  typed: boolean
}

/** Keyboard of the ARIA combobox with a list: the focus stays in the input, a highlight moves through the options. */
export function useCombobox({ options, open, onOpenChange, onChoose, typed }: Options) {
  const [active, setActive] = useState(-1)
  const highlighted = open ? Math.min(active, options.length - 1) : -1

  const move = (step: number) => {
    onOpenChange(true)
    if (options.length === 0) return
    const from = highlighted < 0 && step < 0 ? options.length : highlighted
    setActive((from + step + options.length) % options.length)
  }
  const choose = (choice: Choice) => {
    setActive(-1)
    onChoose(choice)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = options[highlighted < 0 && typed ? 0 : highlighted]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && open) onOpenChange(false)
    else if (event.key === 'Enter' && open && target) choose(target)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { highlighted, setActive, choose, onKeyDown }
}
