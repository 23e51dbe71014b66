import { ordersScenarios } from '../../capabilities/orders/orders-scenarios'
import type { Scenarios } from './scenario'

/** A line per capability whose calls need something to exist first. */
export const scenarios: Scenarios = {
  ...ordersScenarios,
}
