import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'
/** A lock older than this belongs to a process that died. */
const lockLifeMs = 10_000

/**
 * Changes the registry file: readers see the old or the new one, never half of it, and two publishers at the same
 * time lose nothing. `change` takes and returns `microFrontends`.
 */
export async function updateRegistry(file, change) {
  await mkdir(path.dirname(file), { recursive: true })
  const unlock = await lock(`${file}.lock`)
  try {
    const registry = { schema, microFrontends: change((await readRegistry(file)).microFrontends) }
    const temporary = `${file}.${process.pid}.tmp`
    await writeFile(temporary, `${JSON.stringify(registry, null, 2)}\n`)
    await rename(temporary, file)
  } finally {
    await unlock()
  }
}

export async function readRegistry(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return { schema, microFrontends: {} }
    throw error
  }
}

async function lock(file) {
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      await breakOldLock(file)
      await wait(25)
    }
  }
}

async function breakOldLock(file) {
  const age = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  if (age > lockLifeMs) await rm(file, { force: true })
}
