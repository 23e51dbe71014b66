import type { AnalyticsEvent } from '../api/content/telemetry-schemas'
import { analyticsEvents } from './analytics-events'
import type { RootChannel } from './event-channel'

/** Tells analytics of what the micro-frontends of the page say on the channel. */
export function tellAnalytics(
  channel: Pick<RootChannel, 'on'>,
  track: (event: AnalyticsEvent) => void,
): void {
  for (const event of analyticsEvents)
    channel.on(event, (payload) => {
      const told = event.tell(payload)
      if (told) track(told)
    })
}
