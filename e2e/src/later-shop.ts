import { ports } from './addresses'
import { bookStay as bookStayAt, type Stay } from './book-stay'
import { gatewayCommand } from './gateway-command'
import { settingsAt } from './moved-clock.mjs'
import type { Running } from './processes'
import { startGateway, startShell } from './shop'

/** A shop of its own whose day can be another one: what happens days after a stay does not wait for them. */
const name = 'later-gateway'
const gateway = `http://127.0.0.1:${ports.later.gateway}`
export const laterShop = `http://localhost:${ports.later.shell}`

/** The gateway as it is at the moment, or at another one. */
export function startLaterGateway(moment?: string): Promise<Running> {
  return startGateway({
    name,
    port: ports.later.gateway,
    shop: laterShop,
    hotels: '12',
    settings: moment ? settingsAt(moment) : {},
  })
}

export const startLaterShell = (): Promise<Running> =>
  startShell({ port: ports.later.shell, name: 'later-shell', settings: { GATEWAY_URL: gateway } })

export const runCommand = gatewayCommand(name)

/** Books a stay in this shop, and pays it. */
export const bookStay = (stay: Stay) => bookStayAt(gateway, stay)
