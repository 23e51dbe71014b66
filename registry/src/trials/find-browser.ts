import { access, constants } from 'node:fs/promises'

/** Places of Debian's and of the usual packages. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Chromium on this machine: that of the setting, else one in a usual place; null where there is none. */
export async function findBrowser(given: string | undefined): Promise<string | null> {
  for (const place of given ? [given] : usual) {
    const isThere = await access(place, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return place
  }
  return null
}
