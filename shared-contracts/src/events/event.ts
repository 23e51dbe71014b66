import type { Reader } from './payload'

/** A kind of event with the check its payload passes at the boundary. */
export type EventDefinition<Payload> = {
  /** `owner:event` */
  readonly name: string
  /** Returns the payload, or `undefined` when it does not fit: such an event is dropped. */
  readonly read: Reader<Payload>
}

export const defineEvent = <Payload>(name: string, read: Reader<Payload>): EventDefinition<Payload> => ({
  name,
  read,
})
