/** Waits for a translator, and loads what follows it (`moved-text.ts`): most pages are read as they are. */
export function watchTranslation(window: Window & typeof globalThis): void {
  const seen: MutationRecord[] = []
  const isTranslated = ({ addedNodes }: MutationRecord) =>
    [...addedNodes].some(({ nodeName }) => nodeName === 'FONT')
  const observer = new window.MutationObserver(async (records) => {
    const isFirst = seen.length === 0
    if (isFirst && !records.some(isTranslated)) return
    seen.push(...records)
    if (!isFirst) return
    try {
      const { followMovedText } = await import('./moved-text')
      observer.disconnect()
      followMovedText(window, seen)
    } catch {
      // The next text that is translated asks for it again.
      seen.length = 0
    }
  })
  observer.observe(window.document, { childList: true, subtree: true })
}
