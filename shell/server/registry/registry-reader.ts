import { readFile, stat } from 'node:fs/promises'

/** Text of the registry, or null when it is what it was at the last call. Rejects when it cannot be read. */
export type RegistryReader = { read(): Promise<string | null> }

export const isAddress = (registry: string): boolean => /^https?:\/\//.test(registry)

export const createRegistryReader = (registry: string): RegistryReader =>
  isAddress(registry) ? overHttp(registry) : fromFile(registry)

function fromFile(file: string): RegistryReader {
  let seen = ''
  return {
    async read() {
      const { mtimeMs, size, ino } = await stat(file)
      const mark = `${mtimeMs} ${size} ${ino}`
      if (mark === seen) return null
      const text = await readFile(file, 'utf8')
      seen = mark
      return text
    },
  }
}

const timeoutMs = 3000

function overHttp(address: string): RegistryReader {
  let etag: string | null = null
  return {
    async read() {
      const headers = etag ? { 'if-none-match': etag } : undefined
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(timeoutMs) })
      if (answer.status === 304) return null
      if (!answer.ok) throw new Error(`Registry answered ${answer.status}`)
      const text = await answer.text()
      etag = answer.headers.get('etag')
      return text
    },
  }
}
