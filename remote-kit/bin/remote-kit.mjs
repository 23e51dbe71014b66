#!/usr/bin/env node
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

const usage = `remote-kit build              builds this remote into dist/<version>/
remote-kit publish [--root]   makes the built release live under ../var (or --root)
remote-kit dev [--port]       runs this remote alone; GATEWAY_URL is where its calls go`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string' }, port: { type: 'string' } },
})
const dir = process.cwd()
const say = (text) => process.stdout.write(`${text}\n`)

const commands = {
  async build() {
    const { buildRemote } = await import('../release/build-remote.mjs')
    const { release, folder } = await buildRemote({ dir })
    say(`${release.name} ${release.version} → ${path.relative(dir, folder)}`)
  },
  async publish() {
    const { findBuilt } = await import('../release/find-built.mjs')
    const { publishRelease } = await import('../release/publish-release.mjs')
    const root = path.resolve(values.root ?? path.join(dir, '../var'))
    const release = await publishRelease({ folder: await findBuilt(dir), root })
    say(`${release.name} ${release.version} is live in ${root}`)
  },
  async dev() {
    const { startDevServer } = await import('../dev/dev-server.mjs')
    const port = Number(values.port ?? process.env.PORT ?? 4100)
    await startDevServer({ dir, port, gateway: process.env.GATEWAY_URL })
  },
}

const command = commands[positionals[0]]
if (!command) {
  say(usage)
  process.exit(positionals.length === 0 ? 0 : 1)
}
try {
  await command()
} catch (error) {
  process.stderr.write(`${error.message ?? error}\n`)
  process.exit(1)
}
