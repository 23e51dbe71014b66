import type { ComponentProps, ReactNode } from 'react'
import control from '../field/control.module.scss'
import { Modal } from '../layer/Modal'

export type DestinationSheetProps = {
  title: string
  input: ComponentProps<'input'>
  onClose: () => void
  children: ReactNode
}

/** The destination selector over the whole screen of a phone. */
export const DestinationSheet = ({ title, input, onClose, children }: DestinationSheetProps) => (
  <Modal title={title} placement="full" onClose={onClose}>
    <input {...input} type="text" aria-label={title} className={control.control} data-autofocus="content" />
    {children}
  </Modal>
)
