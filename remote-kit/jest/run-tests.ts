import { createRequire } from 'node:module'
import process from 'node:process'
import { run } from 'jest'
import { readManifest } from '../release/manifest'

const { jestProject } = createRequire(import.meta.url)('@escapade/remote-kit/jest')

/** Runs the tests below a remote's `src`. `args` are those of Jest. Ends the process with 1 where one fails. */
export async function runTests({ dir, args }: { dir: string; args: string[] }): Promise<void> {
  // React has no `act` in production, whatever the machine builds for.
  process.env.NODE_ENV = 'test'
  const { name } = readManifest(dir)
  const testMatch = ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx']
  const config = JSON.stringify(jestProject({ name, rootDir: dir, testMatch }))
  await run(['--config', config, '--rootDir', dir, ...args], dir)
}
