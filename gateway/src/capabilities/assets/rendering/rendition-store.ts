import type { DiskCache } from './disk-cache'
import { formatImageBase, type ImageAddress } from '../rendition-path'
import { formatSize } from '../sizes'
import type { WorkQueue } from './work-queue'

export type ImageStore = { get(address: ImageAddress): Promise<Buffer> }

type Deps = {
  cache: DiskCache
  queue: WorkQueue
  draw: (address: ImageAddress) => Promise<Buffer>
  /** The picture is sent although it could not be kept: a full disk must not cost the page its pictures. */
  onCacheError: (error: unknown) => void
}

export const imageName = (address: ImageAddress): string =>
  `${formatImageBase(address)}/${formatSize(address.size)}.${address.format}`

/** Pictures from disk, drawn when they are not there; the same picture is never drawn twice at a time. */
export function createImageStore({ cache, queue, draw, onCacheError }: Deps): ImageStore {
  const flights = new Map<string, Promise<Buffer>>()
  const tell = (error: unknown): undefined => {
    onCacheError(error)
  }
  const make = async (address: ImageAddress, name: string): Promise<Buffer> => {
    const kept = await cache.read(name).catch(tell)
    if (kept) return kept
    const bytes = await queue.run(() => draw(address))
    await cache.write(name, bytes).catch(tell)
    return bytes
  }
  return {
    get(address) {
      const name = imageName(address)
      const flight = flights.get(name) ?? make(address, name).finally(() => flights.delete(name))
      flights.set(name, flight)
      return flight
    },
  }
}
