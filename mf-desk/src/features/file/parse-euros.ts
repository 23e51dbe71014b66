/** Cents of an amount as it is typed (`12`, `12,5`, `12.50 €`); null for what is none. */
export function parseEuros(text: string): number | null {
  const typed = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, ''))
  if (!typed) return null
  return Number(typed[1]) * 100 + Number((typed[2] ?? '').padEnd(2, '0'))
}
