import { placesSelector, takenAttribute } from '../../src/page-elements'
import type { DoneEarly } from './replay-input'

/** What the document's first script writes down in places that are not taken over yet (server/document/early-script.ts). */
export type EarlyInput = DoneEarly & {
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
  const done = takeFrom(early, place)
  if (done.entered.size === 0 && !done.sent) return
  const { replayInput } = await import('./replay-input')
  await replayInput(done)
}

function takeFrom(early: EarlyInput, place: Element): DoneEarly {
  const isHere = (target: EventTarget | null) =>
    target instanceof Element && target.closest(placesSelector) === place
  const entered = new Map([...early.entered].filter(([target]) => isHere(target)))
  for (const target of entered.keys()) early.entered.delete(target)
  const sent = isHere(early.sent) ? early.sent : null
  if (sent) early.sent = null
  return { entered, sent }
}
