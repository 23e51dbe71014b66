import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { runServer } from 'verdaccio'

export type PackageRegistry = { address: string; stop(): Promise<void> }

/**
 * Starts an npm registry for the packages of this workspace on a free port, with its own storage below `folder`, which
 * it empties. It asks for no account, and hands on to no other registry: it knows the scope `@escapade` alone.
 */
export async function startPackageRegistry({
  folder,
  port = 0,
}: {
  folder: string
  port?: number
}): Promise<PackageRegistry> {
  await rm(folder, { recursive: true, force: true })
  const everybody = { access: '$all', publish: '$all', unpublish: '$all' }
  const server: Server = await runServer({
    storage: path.join(folder, 'storage'),
    self_path: folder,
    web: { enable: false },
    auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
    uplinks: {},
    packages: { '@escapade/*': everybody },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  } as never)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', listening)
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const stop = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections()
      server.close(() => closed())
    })
  return { address, stop }
}
