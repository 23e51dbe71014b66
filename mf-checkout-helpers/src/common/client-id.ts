/** Id of the visitor for analytics, where they agreed to it; the address of a confirmation carries it (SH-020). */
export function clientId(): string | undefined {
  const [, value] = /(?:^|; )clientId=([^;]*)/.exec(document.cookie) ?? []
  return value ? decodeURIComponent(value) : undefined
}
