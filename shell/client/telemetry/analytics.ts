import type { AnalyticsEvent } from '@escapade/shared-contracts/api/content/telemetry-schemas'

export type Sender = (events: AnalyticsEvent[]) => void
export type Analytics = {
  track(event: AnalyticsEvent): void
  /** Called with each choice: sends what waits, or forgets it. */
  consentChanged(agreed: boolean): void
}

/** Events that may wait for a choice; a visitor who never chooses does not fill the memory. */
const mostWaiting = 50

/**
 * Events of the page. Until the visitor has chosen they wait, nothing is requested; after a refusal they are
 * forgotten. The part that sends is loaded with the agreement.
 */
export function createAnalytics(loadSender: () => Promise<Sender>): Analytics {
  let agreed: boolean | null = null
  let waiting: AnalyticsEvent[] = []
  let sender: Promise<Sender> | null = null

  const flush = async () => {
    sender ??= loadSender()
    const send = await sender
    const events = waiting
    waiting = []
    if (agreed && events.length > 0) send(events)
  }
  return {
    track(event) {
      if (agreed === false || waiting.length >= mostWaiting) return
      waiting.push(event)
      if (agreed) void flush()
    },
    consentChanged(choice) {
      agreed = choice
      if (choice) void flush()
      else waiting = []
    },
  }
}
