/** Two test files run side by side; what they spoil is their own. */
export const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** Ports of the tests' own shop: a shop started by hand may run beside it. */
export const ports = {
  gateway: 4390,
  shell: 3390,
  failing: 3391 + lane,
  tiled: 3393,
  later: { gateway: 4394, shell: 3394 },
} as const
export const gatewayUrl = `http://127.0.0.1:${ports.gateway}`
export const shopUrl = `http://localhost:${ports.shell}`
