import { execFile } from 'node:child_process'
import { mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** For tests: `gateway/`. */
export const gatewayFolder = path.join(__dirname, '../..')

/**
 * For tests with another process: bundled once, it starts in a moment each time. Answers the folder, which has to lie
 * where libraries are found and is the test's to remove.
 */
export async function bundleProgram(entry: string): Promise<string> {
  await mkdir(path.join(gatewayFolder, 'var'), { recursive: true })
  const folder = await mkdtemp(path.join(gatewayFolder, 'var/program-'))
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', entry, folder], {
    cwd: gatewayFolder,
  })
  return folder
}
