import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDismissal } from '../popover/use-dismissal'
import {
  aroundMe,
  type Choice,
  type Destination,
  groupSuggestions,
  type IdleGroup,
} from './suggestion-groups'
import { useCombobox } from './use-combobox'

type Options = {
  listId: string
  suggestions: readonly Destination[]
  idle: readonly IdleGroup[]
  onAround?: () => void
  onInput: (text: string) => void
  onChoose: (destination: Destination) => void
  loading: boolean
  wide: boolean
}

const inDrawnOrder = (suggestions: readonly Destination[]) =>
  groupSuggestions(suggestions).flatMap(({ items }) => items)

/** In the order drawn: where the visitor is comes first. */
function idleChoices(groups: readonly IdleGroup[], withAround: boolean): Choice[] {
  const items = groups.flatMap((group) => group.items)
  return withAround ? [aroundMe, ...items] : items
}

/** Accents and capitals do not count. */
const isNamed = ({ label }: Destination, text: string) =>
  label.localeCompare(text.trim(), undefined, { sensitivity: 'base' }) === 0

/** Text, list and highlight of the destination selector, and the props of its input. */
export function useDestinationField(props: Options) {
  const { listId, suggestions, idle, onInput, onChoose, onAround, loading, wide } = props
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const typed = text !== ''
  const options = typed ? inDrawnOrder(suggestions) : idleChoices(idle, onAround !== undefined)

  const change = (next: string) => {
    setText(next)
    onInput(next)
  }
  // Opening empties the input; closing without a choice puts the chosen destination back (spec A §4).
  const toggle = (next: boolean) => {
    if (next !== open) change('')
    setOpen(next)
  }
  const { highlighted, setActive, choose, onKeyDown, restart } = useCombobox({
    options,
    open,
    typed,
    loading,
    onOpenChange: toggle,
    onChoose: (choice) => {
      toggle(false)
      if (choice.category === 'around') onAround?.()
      else onChoose(choice)
    },
  })
  // A visitor who typed a whole name has chosen a destination: pressing Search after it is enough.
  useDismissal(box, open && wide, () => {
    const named = typed && options.find((choice) => choice.category !== 'around' && isNamed(choice, text))
    if (named) choose(named)
    else toggle(false)
  })
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOpen(true)
    restart()
    change(target.value)
  }
  const input = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-expanded': open,
    'aria-controls': open ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': highlighted >= 0 ? `${listId}-${highlighted}` : undefined,
    placeholder: t('destination.placeholder'),
    onKeyDown: (event: KeyboardEvent) => {
      onKeyDown(event)
      // The layer of a phone lies within the form: Enter must not send what it covers.
      if (open && !wide && event.key === 'Enter') event.preventDefault()
    },
    onChange,
  } as const
  const list = {
    id: listId,
    options,
    idle,
    typed,
    highlighted,
    onHighlight: setActive,
    onChoose: choose,
  }
  return { box, open, text, toggle, input, list }
}
