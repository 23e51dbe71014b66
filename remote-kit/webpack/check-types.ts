import { execFile } from 'node:child_process'
import { access, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js')

const tests = ['../src/**/*.test.ts', '../src/**/*.test.tsx', '../src/**/testing/**']

/**
 * Checks the types of what is built in `dir`, by its `tsconfig.json`, without its tests. A remote without one is not
 * checked. What is known from the last time is not worked out anew. Throws with the places that do not fit.
 */
export async function checkTypes(dir: string): Promise<void> {
  const own = path.join(dir, 'tsconfig.json')
  if (
    !(await access(own).then(
      () => true,
      () => false,
    ))
  )
    return
  const cache = path.join(dir, '.cache')
  const config = path.join(cache, 'tsconfig.build.json')
  await mkdir(cache, { recursive: true })
  const compilerOptions = { noEmit: true, incremental: true, tsBuildInfoFile: './build.tsbuildinfo' }
  await writeFile(
    config,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: ['../src'], exclude: tests }),
  )
  try {
    await run(process.execPath, [tsc, '-p', config, '--pretty', 'false'], { cwd: dir, maxBuffer: 10_000_000 })
  } catch (error) {
    throw new Error(`Its types do not fit\n${reportOf(error)}`)
  }
}

const reportOf = (error: unknown): string => (error as { stdout?: string }).stdout?.trim() || String(error)
