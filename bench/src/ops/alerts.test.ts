import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { get as httpGet } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import { after, before, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { orderRequest } from '@escapade/gateway/capabilities/orders/orders-fixture'
import { systemClock } from '@escapade/gateway/platform/clock'
import { furnish } from '@escapade/gateway/testing/drill/drill-shop'
import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { openStage, type Stage } from './stage'

/** `npm test -- ops`: a shop in production on real servers. Each trouble is caused, and has to wake somebody in time. */
const withinSeconds = 60
/** Of load without trouble, in which nothing may fire. */
const calmMs = Number(process.env.CALM_MS ?? 60_000)

let stage: Stage
let isOpen = true
let load: Promise<unknown> = Promise.resolve()
const times: string[] = []

const see = (at: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(stage.at)
    const headers = { host: `fr.localhost:${port}` }
    httpGet({ host: '127.0.0.1', port, path: at, headers, timeout: 10_000 }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', reject)
  })

let visitors = 0
function post(at: string, body: object, key?: string) {
  visitors += 1
  return fetch(`${stage.gatewayAt}${at}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${visitors % 250}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
}
const subscribe = (name: string) =>
  post('/front-gateway/marketing/newsletter', {
    email: `${name}-${Date.now()}@example.com`,
    country: 'FR',
    language: 'fr',
    source: 'footer',
  })

async function visit() {
  while (isOpen) {
    await Promise.allSettled([see(paths.home()), see(paths.search()), see(paths.product({ id: 'drill' }))])
    await pause(250)
  }
}

async function expectAlert(name: string) {
  const seconds = await stage.prometheus.secondsUntil(name, withinSeconds + 15)
  times.push(`${name}: ${seconds?.toFixed(1)} s`)
  assert.ok(seconds !== null && seconds <= withinSeconds, `${name} fired after ${seconds} s`)
}
/** Until these have gone again. */
async function settle(...names: string[]) {
  const deadline = performance.now() + 120_000
  const areFiring = async () => (await stage.prometheus.firing()).filter((name) => names.includes(name))
  while ((await areFiring()).length > 0 && performance.now() < deadline) await pause(2_000)
  assert.deepEqual(await areFiring(), [])
}

before(async () => {
  stage = await openStage()
  await furnish({ databaseUrl: stage.postgres.url, databasePool: 2, varDir: stage.varDir })
  load = visit()
})
after(async () => {
  isOpen = false
  await load
  await stage?.close()
  process.stdout.write(`${times.map((line) => `# ${line}`).join('\n')}\n`)
})

it('nothing fires while visitors look around and mails go out', async () => {
  const fired = new Set<string>()
  const end = performance.now() + calmMs
  for (let round = 0; performance.now() < end; round += 1) {
    if (round % 6 === 0) await subscribe(`calm-${round}`)
    for (const name of await stage.prometheus.firing()) fired.add(name)
    await pause(5_000)
  }
  assert.deepEqual([...fired], [])
  assert.ok(stage.mail.taken.length > 0)
})

it('a key that Stripe no longer knows: the buyer hears that nothing was charged, the log why, somebody is woken', async () => {
  stage.stripe.knowKey(false)
  const request = orderRequest({ packageId: 'drill', checkin: addDays(systemClock.today(), 30) })
  const answer = await post('/front-gateway/purchase/orders', request, 'ops-order-1')
  assert.match(await answer.text(), /payment-unavailable/)
  await expectAlert('PartnerRefusesUs')
  assert.ok((await stage.lines()).some((line) => /401/.test(line) && /payment-unavailable|Stripe/.test(line)))
  stage.stripe.knowKey(true)
})

it('a mail server that puts everything off', async () => {
  stage.mail.answerWith('450 later')
  await subscribe('waits')
  await expectAlert('MailsWait')
  const before = stage.mail.taken.length
  stage.mail.answerWith('250 ok')
  const deadline = performance.now() + 120_000
  while (stage.mail.taken.length === before && performance.now() < deadline) await pause(1_000)
  assert.ok(stage.mail.taken.length > before, 'the mail went out by itself')
})

it('mailboxes that refuse for good', async () => {
  stage.mail.answerWith('554 no such mailbox')
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) await subscribe(`refused-${name}`)
  await expectAlert('MailsRefused')
  stage.mail.answerWith('250 ok')
})

it('a Redis that is away: nothing is refused meanwhile', async () => {
  await stage.redis.stop()
  assert.equal((await subscribe('without-redis')).status, 200)
  await expectAlert('RedisAway')
  stage.redis.start()
})

it('a disk that is full', async () => {
  const file = path.join(stage.varDir, 'filled')
  await writeFile(file, Buffer.alloc(245_000_000))
  await expectAlert('DiskFull')
  await rm(file)
})

it('a gateway that stands still: its shell hears nothing of it', async () => {
  process.kill(stage.gateway.pid(), 'SIGSTOP')
  await Promise.all([expectAlert('ShellWithoutGateway'), expectAlert('GatewayDown')])
  process.kill(stage.gateway.pid(), 'SIGCONT')
})

it('a database that stands still', async () => {
  await settle('GatewayDown', 'ShellWithoutGateway')
  await stage.postgres.freeze()
  await expectAlert('GatewayDown')
  await stage.postgres.thaw()
})

it('a shell that ends', async () => {
  await settle('GatewayDown', 'ShellWithoutGateway')
  await stage.shell.kill()
  await expectAlert('ShellDown')
  await stage.shell.start()
})

it('all of it passes once what caused it has', () =>
  settle(
    'ShellDown',
    'ShellWithoutGateway',
    'GatewayDown',
    'DiskFull',
    'RedisAway',
    'MailsWait',
    'PartnerAway',
  ))
