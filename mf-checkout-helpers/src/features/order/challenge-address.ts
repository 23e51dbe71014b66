/** The sandbox's page is on this very origin: it leads back to where the tab keeps what waits for it. */
export function challengeAddress(url: string, returnPath: string): string {
  const challenge = new URL(url, window.location.href)
  if (challenge.origin === window.location.origin) challenge.searchParams.set('returnUrl', returnPath)
  return challenge.href
}
