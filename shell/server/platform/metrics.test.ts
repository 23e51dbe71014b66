/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openShop, type RemoteSource, removeFolders, type Shop } from '../testing/shop'
import { searchRemote } from '../testing/sources'
import { createMetrics, serveMetrics } from './metrics'

const gateway = createServer((_, response) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"revision":"1"}'),
)
let gatewayUrl: string
const shops: Shop[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
})
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()))
  removeFolders()
  gateway.close()
})

async function figuresOf(more: Record<string, RemoteSource>, changes = {}) {
  const metrics = createMetrics()
  const remotes = { 'mf-search': searchRemote('s1', '<p>found</p>'), ...more }
  const shop = await openShop(remotes, { gatewayUrl, ...changes }, metrics)
  shops.push(shop)
  await shop.get('http://fr.localhost/search')
  const server = await serveMetrics({ metrics, releases: shop.shell.releases, host: '127.0.0.1', port: 0 })
  const at = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const [text, releases] = await Promise.all(
    ['/metrics', '/releases'].map(async (path) => (await fetch(at + path)).text()),
  )
  await server.close()
  return { text, releases: JSON.parse(releases ?? '') }
}

it('tells of pages, of the gateway, and of remotes that make trouble', async () => {
  const well = await figuresOf({})
  expect(well.text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} 1/)
  expect(well.text).toContain('gateway_up 1')
  expect(well.text).toContain('remotes_registry_up 1')
  expect(well.text).toContain('releases_refused{remote="mf-search"} 0')
  expect(well.releases.remotes['mf-search'].live).toEqual(['s1'])
  const alone = await figuresOf({ 'mf-second': searchRemote('x1', '') }, { gatewayUrl: 'http://127.0.0.1:9' })
  expect(alone.text).toContain('gateway_up 0')
  expect(alone.text).toMatch(/releases_refused\{remote="mf-second"\} 1/)
})

it('does not list the releases of all remotes in production, and those of one to who asks for it', async () => {
  const remotes = { 'mf-search': searchRemote('s1', '<p>found</p>') }
  const shop = await openShop(remotes, { gatewayUrl, production: true, publicHost: 'escapade.example' })
  shops.push(shop)
  const ask = async (query: string) =>
    (await shop.get(`http://escapade.example/health/releases${query}`)).json().remotes
  expect([await ask(''), await ask('?of=__proto__')]).toEqual([{}, {}])
  expect(await ask('?of=mf-search')).toMatchObject({ 'mf-search': { live: ['s1'] } })
})

it('has every figure that the rules of shells are about, each with its line in the runbook', async () => {
  const metrics = createMetrics()
  metrics.watch(() => ({ isGatewayUp: true, isRegistryGood: true, refused: [] }))
  const names = metrics.registry.getMetricsAsArray().flatMap(({ name }) => [name, `${name}_count`])
  const deploy = path.join(__dirname, '../../../deploy')
  const rules = readFileSync(path.join(deploy, 'monitoring/shell-alerts.yaml'), 'utf8')
  const runbook = readFileSync(path.join(deploy, '../docs/runbook.md'), 'utf8')
  const alerts = rules.split('- alert: ').slice(1)
  expect(alerts.length).toBeGreaterThan(0)
  for (const alert of alerts) {
    const [name = ''] = alert.split('\n')
    const [, expression = ''] = /expr:([\s\S]*?)\n {8}\w/.exec(alert) ?? []
    const figures = [...expression.matchAll(/\b[a-z]+(?:_[a-z]+)+\b(?=[^"]*(?:"[^"]*"[^"]*)*$)/g)].map(
      ([figure]) => figure,
    )
    expect([name, figures.filter((figure) => !names.includes(figure))]).toEqual([name, []])
    expect(runbook).toContain(`\n## ${name}\n`)
    expect(alert).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}`)
  }
})
