import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { installOnce } from './install.mjs'

const entry = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../start.mjs')

/**
 * Runs `npm start` until it ends by itself, as it does before anything is installed or built.
 *
 * @param {{ env?: NodeJS.ProcessEnv, flags?: string[] }} options
 */
async function start({ env = {}, flags = [] }) {
  const child = spawn(process.execPath, [...flags, entry], { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  return { code, said }
}

test('a port that is taken is named, with what to do', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address())
  const { code, said } = await start({ env: { PORT: String(port) } })
  other.close()
  assert.equal(code, 1)
  assert.match(said, new RegExp(`Port ${port} is taken.*PORT=3100 npm start`))
})

test('a port that is none is named', async () => {
  const { code, said } = await start({ env: { PORT: 'three' } })
  assert.equal(code, 1)
  assert.match(said, /PORT is "three": it has to be a number from 1 to 65535/)
})

test('a Node that is too old is named', async () => {
  const older =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.18.9" } })'
  const { code, said } = await start({
    flags: ['--import', `data:text/javascript,${encodeURIComponent(older)}`],
  })
  assert.equal(code, 1)
  assert.match(said, /needs Node 20\.19 or newer; this is 20\.18\.9/)
})

/** A workspace whose `npx` is ours. @type {string} */
let workspace
const { PATH } = process.env
const provideNpx = async (/** @type {string} */ script) => {
  await writeFile(path.join(workspace, 'npx'), `#!/bin/sh\n${script}\n`)
  await chmod(path.join(workspace, 'npx'), 0o755)
  process.env.PATH = `${workspace}:${PATH}`
}
before(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'escapade-start-'))
})
after(async () => {
  process.env.PATH = PATH
  await rm(workspace, { recursive: true })
})
const install = () => installOnce({ workspace, say() {} })

test('npx that is missing is named', async () => {
  process.env.PATH = workspace
  await assert.rejects(install(), /npx is missing: it comes with Node and npm/)
})

test('an installation that fails says what may be the cause, and is tried again the next time', async () => {
  await provideNpx('exit 1')
  await assert.rejects(install(), /If the package registry could not be reached, run npm start again later/)
  await assert.rejects(install(), /Installing failed/)
})

test('what is installed is installed once, and again when the dependencies changed', async () => {
  await provideNpx('echo x >> installed')
  await mkdir(path.join(workspace, 'node_modules'))
  const times = async () =>
    (await readFile(path.join(workspace, 'installed'), 'utf8')).trim().split('\n').length
  await install()
  await install()
  assert.equal(await times(), 1)
  await writeFile(path.join(workspace, 'pnpm-lock.yaml'), 'changed')
  await install()
  assert.equal(await times(), 2)
})
