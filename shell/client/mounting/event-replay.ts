import type { DoneEarly } from './replay-input'

/** What the document's first script wrote down until the page was taken over (server/document/early-script.ts). */
export type EarlyInput = DoneEarly & {
  /** No more is written down or held back from now on. */
  stop(): void
}

/** Does once more, for handlers that are there now, what a visitor did before them. */
export async function replayEarlyInput(window: Window & { earlyInput?: EarlyInput }): Promise<void> {
  const early = window.earlyInput
  if (!early) return
  delete window.earlyInput
  early.stop()
  if (early.entered.size === 0 && !early.sent) return
  const { replayInput } = await import('./replay-input')
  await replayInput(early)
}
