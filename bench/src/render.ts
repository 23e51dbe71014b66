import { readFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { Registry, type RegistryRelease } from '@escapade/shared-contracts/mount/registry'
import type { RenderRequest } from '@escapade/shared-contracts/mount/render-contract'
import * as paths from '@escapade/shared-contracts/paths'
import { startRenderThread } from '../../shell/server/rendering/render-thread'
import { percentile } from './percentiles'
import { type Shop, withShop, workspace } from './shop'

/**
 * `pnpm bench render`: what a remote's server rendering costs in its thread, warm and alone, and what the shell's
 * whole document costs for eight visitors at once, beside each other.
 */
const pages = [
  { remote: 'mf-content', path: paths.home() },
  { remote: 'mf-search', path: paths.search() },
]
const warmUps = 50
const renders = 400
const clients = 8
const documentsPerClient = 60
const limits = { renderP50: 10, renderP99: 40, documentP99: 150 }

type Times = { p50: number; p99: number }

const timesOf = (values: number[]): Times => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) })

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function liveRelease(remote: string): Promise<RegistryRelease> {
  const text = await readFile(path.join(workspace, 'var/registry.json'), 'utf8')
  const [release] = Registry.parse(JSON.parse(text)).microFrontends[remote] ?? []
  if (!release) throw new Error(`${remote} has no live release: run npm start once`)
  return release
}

/** The release's bundle in a thread as the shell's server starts it. */
async function openThread(remote: string) {
  const { extras } = await liveRelease(remote)
  if (!extras.server) throw new Error(`${remote} has no server bundle`)
  const file = path.join(workspace, extras.server.url.replace('/remotes/', 'var/releases/'))
  const thread = startRenderThread({
    code: await readFile(file, 'utf8'),
    filename: file,
    address: '/remotes/x/',
    requireFrom: path.join(workspace, 'shell/package.json'),
    threadFile: path.join(workspace, 'shell/dist/server/render-thread-main.js'),
    memoryMb: 128,
    onTrouble: (message) => process.stderr.write(`${remote}: ${message}\n`),
  })
  await thread.ready
  return thread
}

const requestFor = (remote: string, pagePath: string, { origin, gateway }: Shop): RenderRequest => ({
  mountId: remote,
  location: { path: pagePath, query: {} },
  gatewayOrigin: gateway,
  requestId: 'bench-render',
  deadlineMs: 300,
  visit: {
    locale: 'fr_FR',
    textLanguage: 'fr-FR',
    basePath: '',
    origin,
    now: new Date().toISOString().slice(0, 19),
    flags: {},
    customerCare: false,
    nativeApp: false,
    signedIn: false,
  },
})

async function measureRemote(remote: string, pagePath: string, shop: Shop): Promise<Times> {
  const thread = await openThread(remote)
  const request = requestFor(remote, pagePath, shop)
  const values: number[] = []
  for (let turn = 0; turn < warmUps + renders; turn += 1) {
    const value = await timed(() => thread.render(request))
    if (turn >= warmUps) values.push(value)
  }
  await thread.stop()
  return timesOf(values)
}

async function fetchDocument(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  const html = await answer.text()
  if (answer.status !== 200 || !html.includes('id="boot"'))
    throw new Error(`${address} answered ${answer.status}`)
}

async function measureDocument(address: string): Promise<Times> {
  const values: number[] = []
  const visit = async () => {
    for (let turn = 0; turn < documentsPerClient; turn += 1)
      values.push(await timed(() => fetchDocument(address)))
  }
  await visit()
  values.length = 0
  await Promise.all(Array.from({ length: clients }, visit))
  return timesOf(values)
}

const write = (...cells: (string | number)[]) =>
  process.stdout.write(
    `${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell).padStart(16)).join('')}\n`,
  )

async function measurePage(
  { remote, path: pagePath }: (typeof pages)[number],
  shop: Shop,
): Promise<string[]> {
  const render = await measureRemote(remote, pagePath, shop)
  const page = await measureDocument(shop.origin + pagePath)
  write(pagePath, render.p50, render.p99, page.p50, page.p99, page.p99 / render.p99)
  return [
    ...(render.p50 > limits.renderP50 ? [`${pagePath}: rendering p50 over ${limits.renderP50} ms`] : []),
    ...(render.p99 > limits.renderP99 ? [`${pagePath}: rendering p99 over ${limits.renderP99} ms`] : []),
    ...(page.p99 > limits.documentP99 ? [`${pagePath}: document p99 over ${limits.documentP99} ms`] : []),
  ]
}

await withShop(async (shop) => {
  write('ms', 'render p50', 'render p99', `doc p50 ×${clients}`, `doc p99 ×${clients}`, 'doc/render p99')
  const misses: string[] = []
  for (const page of pages) misses.push(...(await measurePage(page, shop)))
  for (const miss of misses) process.stdout.write(`${miss}\n`)
  process.exitCode = misses.length > 0 ? 1 : 0
})
