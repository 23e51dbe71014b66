import { ports } from './addresses'
import { startGateway, startShell } from './shop'

/** One shop for all tests; resolves with what ends it. */
export default async function globalSetup() {
  const gateway = await startGateway()
  const shell = await startShell({ port: ports.shell })
  return async () => {
    await shell.stop()
    await gateway.stop()
  }
}
