import { createServer } from 'node:net'

/** Throws with advice when the port cannot be listened on. @param {number} port */
export async function requireFreePort(port) {
  const problem = await tryPort(port)
  if (!problem) return
  if (problem.code === 'EACCES')
    throw new Error(`Port ${port} may not be used by this account. Choose another: PORT=3100 npm start`)
  throw new Error(
    `Port ${port} is taken, perhaps by another npm start. Stop that one, or choose another port: PORT=3100 npm start`,
  )
}

/** The wanted port, or one that the system gives. @param {number} wanted */
export const freePort = async (wanted) => ((await tryPort(wanted)) ? listenOnAny() : wanted)

/**
 * Null when the port is free on all addresses, as servers will want it.
 *
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | null>}
 */
const tryPort = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, () => server.close(() => resolve(null)))
  })

/** @returns {Promise<number>} */
const listenOnAny = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
