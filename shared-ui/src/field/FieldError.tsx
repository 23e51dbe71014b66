import { Icon } from '../icon/Icon'
import styles from './FieldError.module.scss'

/** Error of a field, below it; draws nothing without one. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return error ? (
    <p className={styles.error} id={id}>
      <Icon name="info" size="s" />
      <span>{error}</span>
    </p>
  ) : null
}
