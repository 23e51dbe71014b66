import { Modal, type ModalProps } from '../layer/Modal'

export type DialogProps = ModalProps & {
  /** Default true: draw it only while it is open, or keep it and switch this. */
  open?: boolean
  size?: 's' | 'm' | 'l'
  /** Covers wide screens too. */
  full?: boolean
}

/** A modal question or explanation: centred, on a phone over the whole screen. Focus returns to where it came from. */
export const Dialog = ({ open = true, full, ...modal }: DialogProps) =>
  open ? <Modal {...modal} placement={full ? 'full' : 'centre'} /> : null
