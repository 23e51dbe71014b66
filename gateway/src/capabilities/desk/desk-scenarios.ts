import type { Scenarios, World } from '../../testing/contract/scenario'
import { bookedInWorld } from '../orders/orders-scenarios'

let orders = 0

const anOrder = async (world: World) => {
  orders += 1
  const { orderUUID } = await bookedInWorld(world, `scenario-desk-${orders}`)
  return { params: { orderUUID } }
}

/** Ways in which the contract tests bring the calls of the desk to an answer. */
export const deskScenarios: Scenarios = {
  'GET /front-gateway/desk/orders/{orderUUID}': { succeeds: anOrder },
  'POST /front-gateway/desk/orders/{orderUUID}/notes': {
    succeeds: async (world) => ({ ...(await anOrder(world)), body: { text: 'Prefers mail' } }),
  },
}
