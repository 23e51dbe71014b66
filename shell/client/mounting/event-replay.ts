import { takenAttribute } from '../../src/page-elements'

/** What the document's first script writes down in places that are not taken over yet (server/document/early-script.ts). */
export type EarlyInput = {
  /** Controls with what was entered last: their value, or whether they are checked. */
  entered: Map<EventTarget, string | boolean>
  /** The form that was sent. */
  sent: HTMLFormElement | null
  /** Clicks in header and footer have handlers of their own from now on. */
  stop(): void
}

/**
 * Does once more, for handlers that are there now, what a visitor did before them. Each app and fragment is taken over
 * by itself: what was done in another one waits for that one.
 */
export async function replayEarlyInput(
  window: Window & { earlyInput?: EarlyInput },
  place: Element,
): Promise<void> {
  place.setAttribute(takenAttribute, '')
  const early = window.earlyInput
  if (!early) return
  early.stop()
  if (early.entered.size === 0 && !early.sent) return
  const { replayInput } = await import('./replay-input')
  await replayInput(early, place)
}
