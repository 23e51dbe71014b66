import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Field.module.scss'
import { FieldError } from './FieldError'

type FieldProps = {
  id: string
  label: ReactNode
  required?: boolean
  hint?: ReactNode
  error?: string | null
  /** Characters used of those allowed: "16/40". */
  counter?: string
  children: ReactNode
}

/** Label above, hint and error below: the frame of every text-like field. Fields that may stay empty say so. */
export function Field({ id, label, required, hint, error, counter, children }: FieldProps) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required === false && <span className={styles.optional}> {t('field.optional')}</span>}
      </label>
      {children}
      <FieldError id={`${id}-error`} error={error} />
      {(hint || counter) && (
        <p className={styles.hint}>
          <span id={`${id}-hint`}>{hint}</span>
          {counter && <span className="num">{counter}</span>}
        </p>
      )}
    </div>
  )
}

/** Ids for `aria-describedby` of what stands under the field. */
export const describedBy = (id: string, { hint, error }: { hint?: ReactNode; error?: string | null }) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
