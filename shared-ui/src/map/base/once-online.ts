/**
 * Does what needs a connection: now, and where that fails each time there is a connection again, until it is done or
 * it is no longer wanted.
 */
export function onceOnline(work: () => Promise<unknown>, unwanted: AbortSignal): void {
  let isBusy = false
  const attempt = async () => {
    if (isBusy) return
    isBusy = true
    const isDone = await work().then(
      () => true,
      () => false,
    )
    isBusy = false
    if (isDone) window.removeEventListener('online', attempt)
  }
  window.addEventListener('online', attempt, { signal: unwanted })
  void attempt()
}
