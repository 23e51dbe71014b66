import { object, type Read, text } from '@escapade/shared-contracts/events/payload'

/** Fields that a slot hands over: another squad wrote them, so that they are read and not believed. */
export const readHelloProps = object({ name: text })
export type HelloProps = Read<typeof readHelloProps>

declare module '@escapade/shared-contracts/fragments/fragment-props' {
  interface FragmentProps {
    'mf-template/hello': HelloProps
  }
}
