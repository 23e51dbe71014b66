import type { Whereabouts } from './catalogue-tables'

type Address = Pick<Whereabouts, 'street_address' | 'zip_code' | 'city_label'>

/** In one line, as it is written on a letter: the same in every language. */
export const postalAddress = ({ street_address, zip_code, city_label }: Address): string =>
  `${street_address}, ${zip_code} ${city_label}`
