import { formatSize } from '../sizes'
import type { DiskCache } from './disk-cache'
import type { ListedRendition } from './listed-rendition'
import type { WorkQueue } from './work-queue'

export type RenditionStore = { get(rendition: ListedRendition): Promise<Buffer> }

type Deps = {
  cache: DiskCache
  queue: WorkQueue
  render: (rendition: ListedRendition) => Promise<Buffer>
  /** The picture is sent although it could not be kept: a full disk must not cost the page its pictures. */
  onCacheError: (error: unknown) => void
}

/** Names the cached file, and by it the ETag: another version of the source makes another one. */
export const renditionName = ({ asset, version, size, format }: ListedRendition): string =>
  `${asset.source}-${version}/${asset.address}/${formatSize(size)}.${format}`

/** Pictures from disk, rendered when they are not there; the same picture is never rendered twice at a time. */
export function createRenditionStore({ cache, queue, render, onCacheError }: Deps): RenditionStore {
  const flights = new Map<string, Promise<Buffer>>()
  const report = (error: unknown): undefined => {
    onCacheError(error)
  }
  const make = async (rendition: ListedRendition, name: string): Promise<Buffer> => {
    const kept = await cache.read(name).catch(report)
    if (kept) return kept
    const bytes = await queue.run(() => render(rendition))
    await cache.write(name, bytes).catch(report)
    return bytes
  }
  return {
    get(rendition) {
      const name = renditionName(rendition)
      const flight = flights.get(name) ?? make(rendition, name).finally(() => flights.delete(name))
      flights.set(name, flight)
      return flight
    },
  }
}
