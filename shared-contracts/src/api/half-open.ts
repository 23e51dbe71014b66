/** Part of Node's `Socket` that this needs. */
type Connection = {
  remoteAddress?: string | undefined
  destroy(): unknown
  once(event: 'close', listener: () => void): unknown
}
/** Part of Node's `http.Server` that this needs. */
type ListeningServer = {
  on(event: 'connection', listener: (connection: Connection) => void): unknown
  on(event: 'request', listener: (request: { socket: Connection }) => void): unknown
}

/** Above what an office opens ahead of its clicks. */
const mostHalfOpen = 256

/** Options of Node's HTTP server: a request whose headers are not whole in time is 408, and its connection ends. */
export const patienceWithHeaders = { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }

/**
 * Caps the connections of one address that have not sent a request yet: those above the cap are closed. They cost
 * nothing to open, and each holds a file of the process.
 */
export function capHalfOpen(server: ListeningServer, most = mostHalfOpen): void {
  const byAddress = new Map<string, number>()
  const settlers = new WeakMap<Connection, () => void>()
  server.on('connection', (connection) => {
    const address = connection.remoteAddress ?? ''
    const open = byAddress.get(address) ?? 0
    if (open >= most) return connection.destroy()
    byAddress.set(address, open + 1)
    let isHalfOpen = true
    const settle = () => {
      if (!isHalfOpen) return
      isHalfOpen = false
      const left = (byAddress.get(address) ?? 1) - 1
      if (left > 0) byAddress.set(address, left)
      else byAddress.delete(address)
    }
    settlers.set(connection, settle)
    connection.once('close', settle)
  })
  server.on('request', ({ socket }) => settlers.get(socket)?.())
}
