import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { holdFolder } from './hold-folder.mjs'
import { openLog } from './log-file.mjs'

const module = path.join(path.dirname(fileURLToPath(import.meta.url)), 'hold-folder.mjs')
const newFolder = () => mkdtemp(path.join(os.tmpdir(), 'hold-'))

/** Another process that holds the folder until it is killed. @param {string} folder */
async function holdElsewhere(folder) {
  const source = `const { holdFolder } = await import(${JSON.stringify(module)})
    holdFolder(${JSON.stringify(folder)}, 3100)
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source])
  await once(child.stdout, 'data')
  return child
}

it('names the shop that runs from the same folder, and lets one in after it was killed', async () => {
  const folder = await newFolder()
  const other = await holdElsewhere(folder)
  assert.throws(
    () => holdFolder(folder, 3000),
    new RegExp(`runs already at http://localhost:3100 \\(process ${other.pid}\\)`),
  )
  other.kill('SIGKILL')
  await once(other, 'exit')
  holdFolder(folder, 3000)
  assert.equal(JSON.parse(await readFile(path.join(folder, 'shop.lock'), 'utf8')).pid, process.pid)
})

it('is not kept away by another process that has got the number since', async () => {
  const folder = await newFolder()
  const held = { pid: process.ppid, start: '1', port: 3000 }
  await writeFile(path.join(folder, 'shop.lock'), JSON.stringify(held))
  assert.doesNotThrow(() => holdFolder(folder, 3000))
})

it('goes on with the log of the last start, and begins another once it is large', async () => {
  const folder = await newFolder()
  const file = path.join(folder, 'gateway.log')
  for (const line of ['first start', 'second start']) {
    const log = openLog(file)
    log.write(line)
    await log.end()
  }
  assert.equal(await readFile(file, 'utf8'), 'first start\nsecond start\n')
  const log = openLog(file, 30)
  log.write('third start')
  await log.end()
  assert.equal(await readFile(file, 'utf8'), 'third start\n')
  assert.equal(await readFile(`${file}.1`, 'utf8'), 'first start\nsecond start\n')
  assert.deepEqual((await readdir(folder)).sort(), ['gateway.log', 'gateway.log.1'])
})
