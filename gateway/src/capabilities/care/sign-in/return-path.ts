const longest = 2000

/**
 * Address that an agent goes to after signing in: a path of the host that was asked, with its query and hash, or the
 * home page. Browsers read backslashes as slashes and leave out control characters, so `/\host` and a tab in `//`
 * lead elsewhere.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > longest || !/^\/(?![/\\])/.test(asked)) return '/'
  const base = 'http://shop.invalid'
  if (!URL.canParse(asked, base)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, base)
  const isOurs = origin === base && !pathname.startsWith('//') && !/^\/care(\/|$)/.test(pathname)
  return isOurs ? pathname + search + hash : '/'
}
