import { createRequire } from 'node:module'
import { run } from 'jest'
import { readManifest } from '../release/manifest'

const { jestProject } = createRequire(import.meta.url)('@escapade/remote-kit/jest')

/** Runs the tests below a remote's `src`. `args` are those of Jest. Ends the process with 1 where one fails. */
export async function runTests({ dir, args }: { dir: string; args: string[] }): Promise<void> {
  const { name } = readManifest(dir)
  const testMatch = ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx']
  const config = JSON.stringify(jestProject({ name, rootDir: dir, testMatch }))
  await run(['--config', config, '--rootDir', dir, ...args], dir)
}
