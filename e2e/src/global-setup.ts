import { rmSync } from 'node:fs'
import { ports } from './addresses'
import { varDir } from './processes'
import { startGateway, startShell } from './shop'

/** One shop for all tests, empty when they begin: nothing that an earlier run sold is gone. Resolves with what ends it. */
export default async function globalSetup() {
  rmSync(varDir, { recursive: true, force: true })
  const gateway = await startGateway()
  const shell = await startShell({ port: ports.shell })
  return async () => {
    await shell.stop()
    await gateway.stop()
  }
}
