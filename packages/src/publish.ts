import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Publishes packed packages. Throws with what npm says about the first that the registry did not take. */
export async function publishAll(files: string[], address: string): Promise<void> {
  // npm wants an account, whether the registry asks for one or not.
  const account = `--${address.replace(/^https?:/, '')}:_authToken=anybody`
  for (const file of files)
    await run('npm', ['publish', file, '--registry', address, account, '--fetch-retries', '0']).catch(
      ({ stderr }) => {
        throw new Error(`${file} was not published:\n${stderr}`)
      },
    )
}
