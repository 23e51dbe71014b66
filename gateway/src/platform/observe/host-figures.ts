import { statfs } from 'node:fs/promises'
import { connect, type PeerCertificate } from 'node:tls'
import type { Figure } from './figure'

type Options = { varDir: string; publicOrigin: string; now: () => Date }

/** Figures of what lies around the process: its disk, and the certificate that visitors meet. */
export const hostFigures = ({ varDir, publicOrigin, now }: Options): Figure[] => [
  {
    name: 'disk_free_ratio',
    help: 'Part of the disk under VAR_DIR that is free',
    label: 'folder',
    read: async () => {
      const { bavail, blocks } = await statfs(varDir)
      return [{ label: varDir, value: bavail / blocks }]
    },
  },
  {
    name: 'certificate_left_seconds',
    help: 'Time until the certificate of the public address ends',
    label: 'host',
    read: remembered(hourMs, async () => {
      const { protocol, hostname, port } = new URL(publicOrigin)
      if (protocol !== 'https:') return []
      const ends = await certificateEnd(hostname, Number(port || 443))
      return [{ label: hostname, value: (ends.getTime() - now().getTime()) / 1000 }]
    }),
  },
]

const hourMs = 3_600_000
const patienceMs = 3_000

/** Asks again after that time; until then the figure is as it was. */
function remembered(forMs: number, read: Figure['read']): Figure['read'] {
  let known: ReturnType<typeof read> | undefined
  let askedAt = 0
  return () => {
    if (!known || Date.now() - askedAt > forMs) {
      askedAt = Date.now()
      known = read()
    }
    return known
  }
}

/** A certificate that has ended, or is of another host, is one to read as well. */
const certificateEnd = (host: string, port: number): Promise<Date> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: patienceMs })
    const end = (settle: () => void) => {
      socket.destroy()
      settle()
    }
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate() as Partial<PeerCertificate>
      end(() => (until ? resolve(new Date(until)) : reject(new Error('No certificate'))))
    })
    socket.once('timeout', () => end(() => reject(new Error('The public address does not answer'))))
    socket.once('error', reject)
  })
