/** Facts as running text: each gets the full stop that it lacks. */
export const sentences = (facts: readonly string[]): string =>
  facts.map((fact) => (/[.!?…]$/.test(fact) ? fact : `${fact}.`)).join(' ')
