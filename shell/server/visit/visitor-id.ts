/** As the client writes it (`client/telemetry/consent.ts`). */
const agreedToBeMeasured = /^v1\.a1/

/**
 * Id by which experiments know a visitor: the analytics id, which exists with the consent to be measured only. All
 * others take part in none.
 */
export function visitorIdOf({ consent, clientId }: Record<string, string | undefined>): string | null {
  const isKnown = clientId && clientId.length <= 100 && agreedToBeMeasured.test(consent ?? '')
  return isKnown ? clientId : null
}
