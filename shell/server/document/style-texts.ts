import { LRUCache } from 'lru-cache'
import type { ReleaseFiles } from '../registry/release-files'
import type { LiveRelease } from '../registry/release-set'
import type { NeededFile } from './page-files'

/** Contents of remotes' style sheets, for writing them into documents. */
export type StyleTexts = {
  /** Reads those of a release. One that cannot be had is linked in documents; never rejects. */
  warm(release: LiveRelease): Promise<void>
  of(file: NeededFile): string | null
}

/** Some hundred releases: far more than sessions may still work with. */
const mostSheets = 2000

export function createStyleTexts(files: Pick<ReleaseFiles, 'read'>): StyleTexts {
  const known = new LRUCache<string, string>({ max: mostSheets })
  const read = async (href: string, integrity: string) => {
    const content = await files.read(href, integrity).catch(() => null)
    if (content) known.set(integrity, content.toString('utf8'))
  }
  return {
    async warm({ base, release }) {
      const sheets = Object.values(release.exposes).flatMap(({ css }) => css)
      await Promise.all(
        [...new Set(sheets)].map((sheet) => {
          const integrity = release.files[sheet]
          return integrity && !known.has(integrity) ? read(base + sheet, integrity) : undefined
        }),
      )
    },
    of: ({ integrity = '' }) => known.get(integrity) ?? null,
  }
}

/** Style sheets that mean the same inside a document: nothing in them is relative to their own address. */
export const canBeInlined = (css: string): boolean =>
  !/<\/|@import|url\((?!\s*["']?(\/|data:|https?:))/i.test(css)
