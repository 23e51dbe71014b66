/** `"X"` → `X`, and `"HOTEL "X"` → `HOTEL "X"`: what is left of a frame that was escaped twice. */
function withoutFrame(text: string): string {
  if (/^"[^"]*"$/.test(text)) return text.slice(1, -1).trim()
  const isOdd = text.split('"').length % 2 === 0
  return isOdd && text.startsWith('"') ? text.slice(1).trim() : text
}

/**
 * A cell's text: no-break spaces, tabs and doubled spaces become one space, over-escaped quotes plain ones, and a
 * pair around everything goes. `-`, `NULL` and the empty cell mean that there is no value.
 */
export function cleanCell(cell: string | undefined): string | undefined {
  const plain = (cell ?? '')
    .replace(/[\s\p{Cc}\u200B\uFEFF]+/gu, ' ')
    .replace(/\\+"/g, '"')
    .replace(/"{2,}/g, '"')
    .trim()
  const text = withoutFrame(plain)
  return /^(-+|null|n\/?a)?$/i.test(text) ? undefined : text
}
