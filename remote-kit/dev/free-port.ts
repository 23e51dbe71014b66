import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: 'localhost' }, () => server.close(() => resolve(true)))
  })

/** The first free one from a port on: two remotes may be worked on side by side. */
export async function freePortFrom(first: number): Promise<number> {
  for (let port = first; port < first + 100; port++) if (await isFree(port)) return port
  throw new Error(`No port from ${first} to ${first + 99} is free`)
}
