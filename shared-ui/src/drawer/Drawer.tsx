import { Modal, type ModalProps } from '../layer/Modal'

export type DrawerProps = ModalProps & {
  open?: boolean
  /** On a phone it covers the screen instead of leaving a strip of the page. */
  tall?: boolean
}

/** A modal sheet: from below on a phone, from the right on a wide screen. */
export const Drawer = ({ open = true, tall, ...modal }: DrawerProps) =>
  open ? <Modal {...modal} placement={tall ? 'full-drawer' : 'drawer'} /> : null
