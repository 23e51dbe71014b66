const symbolPattern = /<symbol id="([^"]+)".*?<\/symbol>/g

/** Hidden by a box around it: the base styles lay every `svg` out. */
const sprite = (symbols: string[]) =>
  symbols.length > 0 ? `<div hidden><svg aria-hidden="true">${symbols.join('')}</svg></div>` : ''

/**
 * The drawings of icons in two parts: those that the page refers to stand before it, so that they are painted with it;
 * the others, which layers and later views need, come after everything else.
 */
export function iconSprites(all: string, html: string): { used: string; others: string } {
  const symbols = [...all.matchAll(symbolPattern)].map(([symbol, id]) => ({
    symbol,
    isUsed: html.includes(`href="#${id}"`),
  }))
  const drawn = (isUsed: boolean) =>
    sprite(symbols.filter((one) => one.isUsed === isUsed).map(({ symbol }) => symbol))
  return { used: drawn(true), others: drawn(false) }
}
