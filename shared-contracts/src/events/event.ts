import type { AnalyticsEvent } from '../api/content/telemetry-schemas'
import type { Reader } from './payload'

/** A kind of event with the check its payload passes at the boundary. */
export type EventDefinition<Payload> = {
  /** `owner:event` */
  readonly name: string
  /** Returns the payload, or `undefined` when it does not fit: such an event is dropped. */
  readonly read: Reader<Payload>
}

/** An event that the shell tells analytics of; another micro-frontend may hear it like any other. */
export type AnalyticsEventDefinition<Payload> = EventDefinition<Payload> & {
  /** Returns what analytics is told, or null where it is told by other events. */
  tell(payload: Payload): AnalyticsEvent | null
}

export const defineEvent = <Payload>(name: string, read: Reader<Payload>): EventDefinition<Payload> => ({
  name,
  read,
})

export const defineAnalyticsEvent = <Payload>(
  name: string,
  read: Reader<Payload>,
  tell: (payload: Payload) => AnalyticsEvent | null,
): AnalyticsEventDefinition<Payload> => ({ name, read, tell })
