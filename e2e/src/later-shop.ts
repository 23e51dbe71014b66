import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { ports } from './addresses'
import { bookStay as bookStayAt, type Stay } from './book-stay'
import { settingsAt } from './moved-clock.mjs'
import { type Running, varDir, workspace } from './processes'
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

/** `pnpm gateway …` beside the gateway that runs; answers its lines. */
export async function runCommand(...args: string[]): Promise<Record<string, unknown>[]> {
  const env = { ...process.env, STAGE: 'development', VAR_DIR: path.join(varDir, name) }
  const command = [path.join(workspace, 'gateway/dist/cli.js'), ...args, '--json']
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** Books a stay in this shop, and pays it. */
export const bookStay = (stay: Stay) => bookStayAt(gateway, stay)
