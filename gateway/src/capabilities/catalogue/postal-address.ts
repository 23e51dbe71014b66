import type { Whereabouts } from './catalogue-tables'

type Address = Pick<Whereabouts, 'streetAddress' | 'zipCode' | 'cityLabel'>

/** In one line, as it is written on a letter: the same in every language. */
export const postalAddress = ({ streetAddress, zipCode, cityLabel }: Address): string =>
  `${streetAddress}, ${zipCode} ${cityLabel}`
