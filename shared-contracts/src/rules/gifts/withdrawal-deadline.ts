import { addDays } from '../dates/days'

/** Directive 2011/83/EU, article 9 (https://eur-lex.europa.eu/eli/dir/2011/83/oj): fourteen days from the contract. */
export const withdrawalDays = 14

/** The last day on which a contract made at a distance can be withdrawn from. */
export const withdrawalDeadline = ({ boughtOn }: { boughtOn: string }): string =>
  addDays(boughtOn, withdrawalDays)
