import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SettingsTable } from '@escapade/shared-contracts/settings/table/settings-table'
import { settingsTables } from '@escapade/shared-contracts/settings/table/settings-tables'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app/build-app'
import { card, createGiver } from '../../capabilities/gifts/gifts-fixture'
import { createTestApp, type TestApp, testClock, testConfig } from '../test-app'

const page = readFileSync(path.join(__dirname, '../../../../docs/rotation.md'), 'utf8')

/** A secret as the page says that one is drawn. */
async function drawn(): Promise<string> {
  const [, command = ''] = /drawn with `([^`]+)`/.exec(page) ?? []
  const [program = '', ...args] = command.split(' ')
  return (await promisify(execFile)(program, args)).stdout.trim()
}

let test: TestApp
const opened: FastifyInstance[] = []
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, connections: 20 })
})
afterAll(async () => {
  for (const app of opened) await app.close()
  await test.close()
})

async function gatewayWith(secrets: string): Promise<FastifyInstance> {
  const config = testConfig({ SECRET_KEY: secrets, GIFT_SECRET: secrets })
  const app = await buildApp({ config, database: test.database, clock: testClock })
  opened.push(app)
  return app
}

let asked = 0
/** Path of the link that a newsletter's mail ends it with, as this gateway signs it. */
async function unsubscribeLink(app: FastifyInstance): Promise<string> {
  asked += 1
  const email = `reader-${asked}@example.com`
  const payload = { email, country: 'FR', language: 'fr', source: 'footer' }
  await app.inject({ method: 'POST', url: '/front-gateway/marketing/newsletter', payload })
  await app.deps.jobs.runAll()
  const [mail] = await test.db.selectFrom('mail').selectAll().where('recipient', '=', email).execute()
  return new URL(/https?:\/\/\S+\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
}
const giftCode = async (app: FastifyInstance) =>
  (await createGiver({ ...test, app }).buy([card(5_000)], { amount: 5_000 })).codes[0] ?? ''

it('both secrets are changed in the two steps of the page while links are sent and opened: none fails', async () => {
  expect(page).toContain('`former,new`, then `new,former`')
  const [former, changed] = [await drawn(), await drawn()]
  const steps = [former, `${former},${changed}`, `${changed},${former}`]
  const links: string[] = []
  const codes: string[] = []
  let shop = [await gatewayWith(former), await gatewayWith(former)]
  const openAll = async () => {
    for (const app of shop) {
      const opened = await Promise.all(links.map(async (link) => (await app.inject(link)).statusCode))
      expect(opened).toEqual(links.map(() => 200))
      const balances = await Promise.all(codes.map((code) => createGiver({ ...test, app }).balanceOf(code)))
      expect(balances).toEqual(codes.map(() => 5_000))
    }
  }
  // One gateway after the other: between the two they differ.
  for (const secrets of steps)
    for (const at of shop.keys()) {
      shop = shop.with(at, await gatewayWith(secrets))
      for (const app of shop) {
        links.push(await unsubscribeLink(app))
        codes.push(await giftCode(app))
      }
      await openAll()
    }
  expect([links.length, new Set(codes).size]).toEqual([12, 12])
  // Once the former secret is gone, its links say so, and codes work as before.
  shop = [await gatewayWith(changed)]
  const [first = '', last = ''] = [links[0], links.at(-1)]
  expect((await shop[0]?.inject(first))?.statusCode).toBe(404)
  expect((await shop[0]?.inject(last))?.statusCode).toBe(200)
  expect(await createGiver({ ...test, app: shop[0] as FastifyInstance }).balanceOf(codes[0] ?? '')).toBe(
    5_000,
  )
})

it('names on its page each secret that a server takes', () => {
  const secrets = Object.values<SettingsTable>(settingsTables).flatMap((table) =>
    Object.keys(table).filter((name) => table[name]?.secret),
  )
  expect(secrets.length).toBeGreaterThan(10)
  expect(secrets.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
