/**
 * The word by which the page's Content-Security-Policy knows its own styles, for libraries that write style elements:
 * `createCache({ key: 'x', nonce: styleNonce() })` of Emotion. Undefined on the server, where they write none.
 */
export const styleNonce = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('[nonce]')?.nonce
