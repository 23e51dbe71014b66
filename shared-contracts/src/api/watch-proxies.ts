type ProxiedRequest = {
  /** Addresses from the nearest to the first that is not trusted. */
  ips?: string[] | undefined
  headers: Record<string, unknown>
  socket: { remoteAddress?: string | undefined }
}
type Log = { warn(facts: object, message: string): void }

/** Somebody may send the headers without being a proxy: what is said of them stays short. */
const mostSaid = 3

/**
 * Notices requests that a proxy passed on whom TRUST_PROXY does not name: their visitors all look like one, and HTTPS is
 * not seen. Says so once for each address.
 */
export function createProxyWatch(log: Log): (request: ProxiedRequest) => void {
  const said = new Set<string>()
  return ({ ips = [], headers, socket: { remoteAddress: address = '' } }) => {
    // The first address is that of the connection; a second one was read from the header of a proxy that is trusted.
    if (headers['x-forwarded-for'] === undefined || ips.length > 1) return
    if (said.has(address) || said.size >= mostSaid) return
    said.add(address)
    log.warn(
      { address },
      'Requests come with X-Forwarded-For from an address that TRUST_PROXY does not name: if it is your proxy, all visitors look like one and HTTPS is not seen',
    )
  }
}
