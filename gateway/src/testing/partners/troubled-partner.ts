import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** How a partner answers. `slow`: right, a second later. `lying`: yes, with something else than what was asked for. */
export type Trouble = 'none' | 'wrong key' | 'away' | 'slow' | 'frozen' | 'lying'

type Options = {
  /** Port of who answers while nothing is wrong. */
  behind: number
  /** Bytes that it answers a wrong key with; absent where who is behind does so by itself. */
  denial?: { to: RegExp; answer: string }
  lie: string
  /** The partner speaks first, as a mail server does. */
  greets?: boolean
}

const slowMs = 1_000

/** Stands before a partner, and passes bytes on or plays a trouble. */
export async function startTroubledPartner({ behind, denial, lie, greets = false }: Options) {
  let trouble: Trouble = 'none'
  const sockets = new Set<Socket>()

  const passOn = (socket: Socket, first?: Buffer) => {
    const to = connect(behind, '127.0.0.1')
    sockets.add(to)
    to.on('error', () => socket.destroy())
    if (first) to.write(first)
    socket.pipe(to).pipe(socket)
  }
  const meet = (socket: Socket, first?: Buffer) => {
    if (trouble === 'wrong key' && denial?.to.test(String(first))) socket.resume().end(denial.answer)
    else if (trouble === 'lying') socket.resume().end(lie)
    else if (trouble === 'slow') setTimeout(passOn, slowMs, socket, first)
    else passOn(socket, first)
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (trouble === 'away') socket.resetAndDestroy()
    else if (trouble === 'frozen') socket.resume()
    else if (greets) meet(socket)
    else
      socket.once('data', (first) => {
        socket.pause()
        meet(socket, first)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Ends what was open: a kept connection would go on as it began. */
    cause(next: Trouble) {
      trouble = next
      hangUp()
    },
    async close() {
      hangUp()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
