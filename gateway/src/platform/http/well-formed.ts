/** Half a surrogate pair is no character and cannot be stored: each becomes U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
