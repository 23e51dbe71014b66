import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export type Shop = { origin: string; gateway: string }

const startLimitMs = 10 * 60_000

/**
 * Runs `measure` against a shop as `npm start` opens it, on ports of its own, and closes it afterwards.
 * `SHOP_URL` and `GATEWAY_URL` name one that is open already.
 */
export async function withShop<Result>(measure: (shop: Shop) => Promise<Result>): Promise<Result> {
  const { SHOP_URL, GATEWAY_URL } = process.env
  if (SHOP_URL && GATEWAY_URL) return measure({ origin: SHOP_URL, gateway: GATEWAY_URL })
  const [port, gatewayPort] = [3900, 3901]
  const env = { ...process.env, PORT: String(port), GATEWAY_PORT: String(gatewayPort) }
  const child = spawn(process.execPath, [path.join(workspace, 'tools/start.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    const shop = { origin: `http://localhost:${port}`, gateway: `http://127.0.0.1:${gatewayPort}` }
    await Promise.race([untilOpen(shop.origin), ended.then(failToStart)])
    return await measure(shop)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

const failToStart = () => {
  throw new Error('The shop did not start: run npm start to see why')
}

async function untilOpen(origin: string): Promise<void> {
  const deadline = performance.now() + startLimitMs
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await pause(200)
  }
  failToStart()
}
