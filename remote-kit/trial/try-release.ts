import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Release } from '@escapade/shared-contracts/mount/registry'
import type { RenderRequest, ServerModule } from '@escapade/shared-contracts/mount/render-contract'
import { bcp47, type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { loadBundle } from './load-bundle'
import { trialRequests } from './trial-requests'

/** Loads the server bundle of what was built into a folder. Throws what it throws. */
export async function loadBuilt(folder: string, file: string): Promise<ServerModule> {
  const filename = path.join(folder, file)
  return loadBundle({
    code: await readFile(filename, 'utf8'),
    filename,
    address: '/',
    // Libraries of the shell are peers of the kit.
    requireFrom: fileURLToPath(import.meta.url),
  })
}

/**
 * Draws each page of a built release in each locale, as the shell will before visitors come, without a gateway. Throws
 * with those that it could not draw. Fragments are left to the shell, which knows which of them were drawn before: some
 * are for browsers alone, and some want what a slot hands over.
 */
export async function tryRelease(release: Release, bundle: ServerModule): Promise<void> {
  const pages = { ...release.manifest, fragments: [] }
  const requests = locales.flatMap((locale) => trialRequests({ manifest: pages, visit: visitIn(locale) }))
  const troubles = (await Promise.all(requests.map((request) => troubleOf(bundle, request)))).flat()
  if (troubles.length > 0)
    throw new Error(`${release.name} cannot be published: it does not draw\n${troubles.join('\n')}`)
}

const visitIn = (locale: Locale) => ({ locale, textLanguage: bcp47(locale) })

async function troubleOf(bundle: ServerModule, request: RenderRequest): Promise<string[]> {
  try {
    await bundle.render(request)
    return []
  } catch (error) {
    const [words = ''] = (error instanceof Error ? (error.stack ?? error.message) : String(error)).split(
      '\n    at ',
      1,
    )
    return [`${request.location.path} in ${request.visit.locale}: ${words}`]
  }
}
