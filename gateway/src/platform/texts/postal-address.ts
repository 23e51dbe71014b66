type Address = { streetAddress: string; zipCode: string; cityLabel: string }

/** In one line, as it is written on a letter: the same in every language. */
export const postalAddress = ({ streetAddress, zipCode, cityLabel }: Address): string =>
  `${streetAddress}, ${zipCode} ${cityLabel}`
