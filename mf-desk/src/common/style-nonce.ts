/**
 * Tells React Aria the nonce of the document's styles: it adds a style of its own, which the content security policy
 * would refuse (https://react-aria.adobe.com/usePress).
 */
export function tellStyleNonce(document: Document): void {
  if (document.querySelector('meta[property="csp-nonce"]')) return
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce
  if (!nonce) return
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'csp-nonce')
  meta.nonce = nonce
  document.head.append(meta)
}
