import type { LiveRelease } from '../registry/release-set'

/** A part of a remote that stands on the page. */
export type NeededPart = {
  owner: LiveRelease
  exposed: string
  /** It is shown at once and taken over later: only its styles are needed. */
  later?: boolean
}

export type NeededFile = { href: string; integrity?: string }

export type PageFiles = {
  scripts: NeededFile[]
  styles: NeededFile[]
  /** File that starts a remote on this page, by remote: its entry alone, or with the first part's scripts in it. */
  starts: Map<string, string>
}

/** Files that the parts of a page need at once: each one once, in the order of the parts. */
export function pageFiles(parts: NeededPart[]): PageFiles {
  const scripts = new Map<string, NeededFile>()
  const styles = new Map<string, NeededFile>()
  const starts = new Map<string, string>()
  const inStart = new Set<string>()

  for (const { owner, exposed, later } of parts) {
    const { name, base, release } = owner
    const { js, css, start } = release.exposes[exposed] ?? { js: [], css: [] }
    const file = (file: string): NeededFile => ({ href: base + file, integrity: release.files[file] })
    for (const sheet of css) styles.set(base + sheet, file(sheet))
    if (later) continue
    if (!starts.has(name)) {
      starts.set(name, start ?? release.entry.file)
      for (const chunk of start ? js : []) inStart.add(base + chunk)
      scripts.set(name, file(start ?? release.entry.file))
    }
    for (const chunk of js) if (!inStart.has(base + chunk)) scripts.set(base + chunk, file(chunk))
  }
  return { scripts: [...scripts.values()], styles: [...styles.values()], starts }
}
