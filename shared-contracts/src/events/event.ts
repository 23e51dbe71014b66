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

/** Defines an event that the shell tells analytics of (`tell-analytics.ts`); others may hear it like any other. */
export const defineAnalyticsEvent = <Payload>(
  name: string,
  read: Reader<Payload>,
): EventDefinition<Payload> => defineEvent(name, read)
