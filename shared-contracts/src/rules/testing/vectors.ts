import file from '../vectors.json'

export type RuleName = keyof typeof file.rules

/** The published examples of a rule, typed by the function under test: `out` is compared strictly. */
export const vectorsOf = <Rule extends (input: never) => unknown>(rule: RuleName) =>
  file.rules[rule].vectors as unknown as { id: string; in: Parameters<Rule>[0]; out: unknown }[]
