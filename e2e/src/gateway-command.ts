import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { varDir, workspace } from './processes'

/** `pnpm gateway …` beside the gateway of this name that runs; answers its lines. */
export const gatewayCommand =
  (name = 'gateway') =>
  async (...args: string[]): Promise<Record<string, unknown>[]> => {
    const env = { ...process.env, STAGE: 'development', VAR_DIR: path.join(varDir, name) }
    const command = [path.join(workspace, 'gateway/dist/cli.js'), ...args, '--json']
    const { stdout } = await promisify(execFile)(process.execPath, command, { env })
    return stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  }
