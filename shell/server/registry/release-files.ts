import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@escapade/shared-contracts/mount/registry'
import { type KeepFile, writeAtomically } from '../platform/keep-file'
import { hasIntegrity } from './integrity'
import { isAddress } from './registry-reader'

/** Files of releases, as the registry names them: relative to its own address. */
export type ReleaseFiles = {
  /** Address for browsers. Of releases that this server serves itself: a path. */
  publicUrl(url: string): string
  /** The file's content, checked against its hash; rejects when it does not match. */
  read(url: string, integrity: string): Promise<Buffer>
  /**
   * Copies what a release consists of to this server, where its registry is behind an address: from then on neither
   * visitors nor a restart depend on that. Rejects when a file is missing or tampered with, or the disk takes none.
   */
  bring(release: { url: string; files: Release['files'] }): Promise<void>
}

class TamperedFileError extends Error {
  override name = 'TamperedFileError'
}

type Options = {
  /** File or address of the registry. */
  registry: string
  releasesDir: string
  cacheDir: string
  keep: KeepFile
  timeoutMs?: number
}

const ownPrefix = '/remotes/'
/** Files of a release that are fetched at the same time. */
const lanes = 8

export function createReleaseFiles({
  registry,
  releasesDir,
  cacheDir,
  keep,
  timeoutMs = 3000,
}: Options): ReleaseFiles {
  // A registry file stands for `/registry.json` of this server.
  const base = isAddress(registry) ? registry : 'file:///registry.json'
  const cache = createFileCache(path.join(cacheDir, 'files'), keep)
  const resolve = (url: string) => new URL(url, base)
  const isBehindAddress = isAddress(registry)
  const isOwn = ({ origin, pathname }: URL) =>
    origin === new URL(base).origin && pathname.startsWith(ownPrefix)

  const fetchFile = async ({ href }: URL) => {
    const answer = await fetch(href, { signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new Error(`${href} answered ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }

  const fetchOwn = async (address: URL, integrity: string): Promise<Buffer> => {
    if (!isBehindAddress) throw new Error(`${address.pathname} is missing`)
    const content = check(await fetchFile(address), integrity, address.pathname)
    await writeAtomically(ownFile(releasesDir, address), content)
    return content
  }

  /** Descriptions are kept, so that a remote whose files are gone is known to be away, and which paths are its own. */
  const readOwn = async (address: URL, integrity: string) => {
    const isDescription = address.pathname.endsWith('.json')
    const file = await readFile(ownFile(releasesDir, address)).catch((error) =>
      isDescription || isBehindAddress ? null : rejected(error),
    )
    if (!file) return (await cache.get(integrity)) ?? fetchOwn(address, integrity)
    const content = check(file, integrity, address.pathname)
    if (isDescription) await cache.put(integrity, content)
    return content
  }

  /** Leaves a file that lies there already as it is; one that was damaged is fetched anew. */
  const bringFile = async (address: URL, integrity: string) => {
    const kept = await readFile(ownFile(releasesDir, address)).catch(() => null)
    if (!kept || !hasIntegrity(kept, integrity)) await fetchOwn(address, integrity)
  }

  return {
    async bring({ url, files }) {
      const folder = resolve(url)
      if (!isBehindAddress || !isOwn(folder)) return
      const waiting = Object.entries(files)
      const lane = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          await bringFile(new URL(next[0], folder), next[1])
      }
      await Promise.all(Array.from({ length: lanes }, lane))
    },
    publicUrl(url) {
      const address = resolve(url)
      return isOwn(address) ? address.pathname : address.href
    },
    async read(url, integrity) {
      const address = resolve(url)
      if (isOwn(address)) return readOwn(address, integrity)
      if (address.protocol === 'file:') throw new Error(`${url} is outside of ${ownPrefix}`)
      const cached = await cache.get(integrity)
      if (cached) return cached
      const content = check(await fetchFile(address), integrity, url)
      await cache.put(integrity, content)
      return content
    },
  }
}

/** URL parsing has removed every `..` by now. */
const ownFile = (releasesDir: string, { pathname }: URL) =>
  path.join(releasesDir, decodeURIComponent(pathname.slice(ownPrefix.length)))

function check(content: Buffer, integrity: string, url: string): Buffer {
  if (!hasIntegrity(content, integrity)) throw new TamperedFileError(`${url} is not what the registry says`)
  return content
}

const rejected = (error: Error): never => {
  throw error
}

/** Keeps fetched files by their hash: a start without the network finds them again. */
function createFileCache(dir: string, keep: KeepFile) {
  const fileOf = (integrity: string) => path.join(dir, createHash('sha256').update(integrity).digest('hex'))
  return {
    async get(integrity: string) {
      const content = await readFile(fileOf(integrity)).catch(() => null)
      return content && hasIntegrity(content, integrity) ? content : null
    },
    put: (integrity: string, content: Buffer) => keep(fileOf(integrity), content),
  }
}
