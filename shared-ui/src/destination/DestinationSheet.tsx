import { type ComponentProps, type ReactNode, useDeferredValue } from 'react'
import control from '../field/control.module.scss'
import { Modal } from '../layer/Modal'

export type DestinationSheetProps = {
  title: string
  input: ComponentProps<'input'>
  onClose: () => void
  children: ReactNode
}

/** The destination selector over the whole screen of a phone: the field with the press, what it lists right after. */
export function DestinationSheet({ title, input, onClose, children }: DestinationSheetProps) {
  const isFilled = useDeferredValue(true, false)
  return (
    <Modal title={title} placement="full" atOnce onClose={onClose}>
      <input {...input} type="text" aria-label={title} className={control.control} data-autofocus="content" />
      {isFilled && children}
    </Modal>
  )
}
