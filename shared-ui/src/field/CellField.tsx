import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon'
import styles from './CellField.module.scss'

/** `bar`: a cell of the search box, whose edges the box draws. `box`: in a frame of its own, as in the booking bar. */
export type CellLook = 'bar' | 'box'

export type CellFieldProps = {
  icon: IconName
  label: string
  /** Id of the control inside; its label is `${id}-label`. */
  id: string
  look?: CellLook
  children: ReactNode
  /** Said below the value, small. */
  note?: ReactNode
  /** Stands at the end of the cell: a button that clears it. */
  after?: ReactNode
}

/** A field drawn as one pressable cell: icon, small label, value. */
export const CellField = ({ icon, label, id, look = 'bar', children, note, after }: CellFieldProps) => (
  <div className={styles.cell} data-look={look}>
    <Icon name={icon} />
    <div className={styles.text}>
      <label className={styles.label} id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </div>
    {after}
  </div>
)
