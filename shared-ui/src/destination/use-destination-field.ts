import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
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
  /** The text could not be looked up: it holds nothing back. */
  failed: boolean
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
const isNamed = (choice: Choice, text: string) =>
  choice.category !== 'around' &&
  choice.label.localeCompare(text.trim(), undefined, { sensitivity: 'base' }) === 0

/** Text, list and highlight of the destination selector, and the props of its input. */
export function useDestinationField(props: Options) {
  const { listId, suggestions, idle, onInput, onChoose, onAround, loading, failed, wide } = props
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  const control = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const typed = text !== ''
  const options = typed ? inDrawnOrder(suggestions) : idleChoices(idle, onAround !== undefined)

  const change = (next: string) => {
    setText(next)
    onInput(next)
  }
  // Opening empties the input, closing without a choice puts the chosen destination back (spec A §4). What was left
  // there without a place for it is gone on with.
  const toggle = (next: boolean) => {
    if (next !== open && !(next && typed)) change('')
    setOpen(next)
  }
  const { highlighted, setActive, choose, onKeyDown, restart } = useCombobox({
    options,
    open,
    typed,
    loading,
    onOpenChange: toggle,
    onChoose: (choice) => {
      setOpen(false)
      change('')
      if (choice.category === 'around') onAround?.()
      else onChoose(choice)
    },
  })
  // A visitor who typed and goes on means the place of that name, else the best one for it.
  const meant =
    typed && !loading ? (options.find((choice) => isNamed(choice, text)) ?? options[0]) : undefined
  /** Goes on elsewhere: by a press beside the list, or by closing the sheet of a phone. */
  const leave = () => {
    if (meant) choose(meant)
    else if (typed && !failed) setOpen(false)
    else toggle(false)
  }
  useDismissal(box, open && wide, leave)
  const unresolved = typed && !open && !failed ? t('destination.unresolved', { text }) : ''
  useEffect(() => {
    if (typed && !open && failed) change('')
    if (unresolved && meant) choose(meant)
    // The form is not sent without it.
    control.current?.setCustomValidity(unresolved)
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
  return { box, control, open, text, unresolved, toggle, leave, input, list }
}
