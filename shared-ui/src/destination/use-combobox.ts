import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Choice } from './suggestion-groups'

type Options = {
  /** In the order drawn. */
  options: readonly Choice[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (choice: Choice) => void
  /** Something was typed: Enter without a highlight takes the first suggestion. */
  typed: boolean
  /** The options are not yet those of what is typed. */
  loading: boolean
}

/**
 * Keyboard of the ARIA combobox with a list (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in
 * the input, a highlight moves through the options.
 */
export function useCombobox({ options, open, onOpenChange, onChoose, typed, loading }: Options) {
  const [active, setActive] = useState(-1)
  const [awaited, setAwaited] = useState(false)
  const highlighted = open ? Math.min(active, options.length - 1) : -1

  const move = (step: number) => {
    onOpenChange(true)
    if (options.length === 0) return
    const from = highlighted < 0 && step < 0 ? options.length : highlighted
    setActive((from + step + options.length) % options.length)
  }
  const choose = (choice: Choice) => {
    setActive(-1)
    setAwaited(false)
    onChoose(choice)
  }
  // A visitor who types fast and presses Enter means what they typed, and not what was found for its first
  // letters.
  useEffect(() => {
    if (!awaited || loading) return
    setAwaited(false)
    const [best] = options
    if (open && best) choose(best)
  })
  const enter = () => {
    const chosen = options[highlighted]
    if (chosen) choose(chosen)
    else if (loading) setAwaited(true)
    else if (options[0]) choose(options[0])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape' && open) onOpenChange(false)
    else if (event.key === 'Enter' && open && (typed || highlighted >= 0)) enter()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Something else is typed: what was highlighted or awaited is over. */
  const restart = () => {
    setActive(-1)
    setAwaited(false)
  }
  return { highlighted, setActive, choose, onKeyDown, restart }
}
