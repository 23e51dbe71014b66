/**
 * Mark of all that calls take, drawn from their schemas: a test of the gateway knows the right one. Each call is sent
 * with the mark that its caller was built with. A gateway of the same mark refuses fields that it does not know; one of
 * another leaves them alone, so that a remote that is older or newer than its gateway keeps working.
 */
export const inputsVersion = '7e5bf684'
export const inputsVersionHeader = 'x-inputs-version'
