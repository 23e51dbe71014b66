import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CellField, type CellLook } from '../field/CellField'
import { IconButton } from '../icon-button/IconButton'
import { onDemand } from '../layer/on-demand'
import { useWideScreen } from '../media/use-wide-screen'
import styles from './DestinationField.module.scss'
import type { Destination, IdleGroup } from './suggestion-groups'
import { useDestinationField } from './use-destination-field'

export type { Destination, IdleGroup }

export type DestinationFieldProps = {
  value: { label: string } | null
  /** For what is typed now, best first; grouped by category here. */
  suggestions: readonly Destination[]
  /** Offered while nothing is typed: recent searches, popular places. */
  idle?: readonly IdleGroup[]
  /** Given: wherever the visitor is can be chosen. */
  onAround?: () => void
  loading?: boolean
  /** True when the text could not be looked up: nothing is claimed about it. */
  failed?: boolean
  /** Every change of the text; '' when it is emptied or the list opens. Ask for suggestions after a pause. */
  onInput: (text: string) => void
  onChoose: (destination: Destination) => void
  /** Given: a chosen destination can be removed. */
  onClear?: () => void
  look?: CellLook
}

const SuggestionList = onDemand(async () => ({ default: (await import('./SuggestionList')).SuggestionList }))
const DestinationSheet = onDemand(async () => ({
  default: (await import('./DestinationSheet')).DestinationSheet,
}))
const none: readonly IdleGroup[] = []

/**
 * Destination as a combobox with suggestions; on a phone it
 * opens over the whole screen.
 */
export function DestinationField(props: DestinationFieldProps) {
  const { value, suggestions, idle = none, loading = false, failed = false, look } = props
  const { onInput, onChoose, onClear, onAround } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const wide = useWideScreen()
  const listId = `${id}-list`
  const field = useDestinationField({
    listId,
    suggestions,
    idle,
    onInput,
    onChoose,
    onAround,
    loading,
    failed,
    wide,
  })
  const { box, control, open, text, unresolved, toggle, leave, input } = field
  const list = <SuggestionList {...field.list} loading={loading} failed={failed} />
  const clear = value && onClear && !open && (
    <IconButton icon="x" label={t('destination.clear')} className={styles.clear} onClick={onClear} />
  )
  return (
    <div ref={box} className={styles.destination}>
      <CellField
        icon="pin"
        look={look}
        label={t('destination.label')}
        id={id}
        after={clear}
        note={unresolved}
      >
        <input
          {...input}
          ref={control}
          id={id}
          aria-invalid={unresolved !== '' || undefined}
          type="text"
          readOnly={open && !wide}
          value={open || unresolved ? text : (value?.label ?? '')}
          onPointerEnter={SuggestionList.preload}
          onClick={() => toggle(true)}
          // On a phone the sheet hands the focus back here when it closes: that must not open it again.
          onFocus={() => wide && toggle(true)}
        />
      </CellField>
      {open && wide && <div className={styles.dropdown}>{list}</div>}
      {open && !wide && (
        <DestinationSheet title={t('destination.label')} input={{ ...input, value: text }} onClose={leave}>
          {list}
        </DestinationSheet>
      )}
    </div>
  )
}
