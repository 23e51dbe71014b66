import type { Ref } from 'react'
import styles from './FileButton.module.scss'

type FileButtonProps = {
  label: string
  /** Kinds and endings that the browser offers, as in `<input accept>`. */
  accept: string
  onChoose: (files: File[]) => void
  name?: string
  multiple?: boolean
  /** Id of a text that says more. */
  describedBy?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** Opens the browser's choice of files. */
export function FileButton({ label, onChoose, describedBy, ...input }: FileButtonProps) {
  return (
    <label className={styles.button}>
      {label}
      <input
        {...input}
        type="file"
        className="vh"
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Emptied, so that one file can be chosen twice.
          target.value = ''
          onChoose(files)
        }}
      />
    </label>
  )
}
