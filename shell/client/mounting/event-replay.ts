import { pressedSelector, type TakenOver } from '../../src/page-elements'
import type { EarlyInput } from './replay-input'

/**
 * Does once more, for handlers that are there now, what a visitor did before them. Each app and fragment is taken over
 * by itself: what was done in another one waits for that one.
 */
export async function replayEarlyInput(
  window: Window & { earlyInput?: EarlyInput },
  place: HTMLElement,
): Promise<void> {
  place.dataset.takenOver = 'shown' satisfies TakenOver
  const early = window.earlyInput
  if (!early || early.entered.size === 0) return
  const { replayInput } = await import('./replay-input')
  await replayInput(early, place)
}

/** Presses once more what was pressed in header or footer, whose handlers are there now. */
export function replayChromePress({ earlyInput }: Window & { earlyInput?: EarlyInput }): void {
  earlyInput?.stop()
  earlyInput?.pressed?.click()
}

/** Drawn during a press, the place was hydrated for its sake and answers it: it is not to be done again. */
export function forgetAnsweredPress({ event, earlyInput }: Window & { earlyInput?: EarlyInput }): void {
  if (event?.type !== 'click' || !(event.target instanceof Element)) return
  const control = event.target.closest(pressedSelector)
  if (control) earlyInput?.entered.delete(control)
}
