export const consentCookie = 'consent'

/** A choice as the client writes it, with its version and time (client/telemetry/consent.ts). */
export const consentPattern = /^v1\.a([01])m([01])\./
