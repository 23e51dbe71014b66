/** `mf-search/4f6b51068576/entry.b19e46c6.js`: what starts a remote in a browser. */
const entryOf = /^([^/]+)\/([^/]+)\/entry(?:\.\w+)?\.js$/

/**
 * Tells entries of releases that were withdrawn. A tab that has not started the remote yet asks for its entry, learns
 * that it is gone, and gets a new document; what a tab has started keeps its files.
 */
export const withdrawnEntries =
  (withdrawn: () => Record<string, string[]>) =>
  (relativePath: string): boolean => {
    const [, name = '', version = ''] = entryOf.exec(relativePath) ?? []
    const versions = withdrawn()
    return Object.hasOwn(versions, name) && (versions[name]?.includes(version) ?? false)
  }
