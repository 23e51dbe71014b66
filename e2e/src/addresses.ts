/** Ports of the tests' own shop: a shop started by hand may run beside it. */
export const ports = { gateway: 4390, shell: 3390, failing: 3391 } as const
export const gatewayUrl = `http://127.0.0.1:${ports.gateway}`
export const shopUrl = `http://localhost:${ports.shell}`
