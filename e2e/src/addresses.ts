/** Two test files run side by side; what they spoil is their own. */
export const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** Moves all ports (`E2E_PORT_OFFSET=10`): the tests of two work trees may run side by side. */
const offset = Number(process.env.E2E_PORT_OFFSET ?? 0)

/** Ports of the tests' own shop: a shop started by hand may run beside it. */
export const ports = {
  gateway: 4390 + offset,
  shell: 3390 + offset,
  failing: 3391 + lane + offset,
  tiled: 3393 + offset,
  registry: 4396 + lane + offset,
  operated: 3397 + offset,
  started: 3398 + offset,
  later: { gateway: 4394 + offset, shell: 3394 + offset },
} as const
export const gatewayUrl = `http://127.0.0.1:${ports.gateway}`
export const shopUrl = `http://localhost:${ports.shell}`
