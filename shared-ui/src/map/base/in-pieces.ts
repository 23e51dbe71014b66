/** So long a piece of work may take before the visitor's next move goes in between. */
const pieceMs = 8

/** Called now and then during long work: waits for what else there is to do, once a piece of it is done. */
export function createPauses(): () => Promise<void> | undefined {
  let pauseAt = performance.now() + pieceMs
  return () => {
    if (performance.now() < pauseAt) return
    return new Promise((goOn) =>
      setTimeout(() => {
        pauseAt = performance.now() + pieceMs
        goOn()
      }),
    )
  }
}
