import type { ReactNode } from 'react'
import styles from './SuggestionOption.module.scss'

export type OptionFrameProps = {
  id: string
  highlighted: boolean
  onHighlight: () => void
  onChoose: () => void
}

/** An option of the destination combobox, whatever it shows. A press leaves the focus in the input. */
export function OptionFrame({
  id,
  highlighted,
  onHighlight,
  onChoose,
  children,
}: OptionFrameProps & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the input, where the focus stays
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={highlighted}
      className={styles.option}
      onPointerMove={onHighlight}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
