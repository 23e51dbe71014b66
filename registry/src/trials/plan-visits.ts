import { segmentOf } from '@escapade/remote-kit/release/manifest'
import type { RemoteManifest } from '@escapade/shared-contracts/mount/remote-manifest'
import { bcp47, type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'

type Route = RemoteManifest['routes'][number]

type Circumstances = {
  /** `fr-FR` */
  language: string
  /** Of a phone or a desk. */
  width: 360 | 1280
  /** Every flag that the remote reads; null: as the shop has them. */
  flags: 'on' | 'off' | null
}

/** A page of the shop in its circumstances. `isHost`: a page of another remote that shows fragments of this one. */
export type PageVisit = Circumstances & { page: string; isHost: boolean }

/**
 * Every locale, each width and each state of the flags once at least, and no two of them always together: a fault that
 * hangs on one of them is met, in six visits where all combinations would be thirty-six.
 */
const everything: Circumstances[] = [
  { language: 'fr-FR', width: 1280, flags: null },
  { language: 'fr-BE', width: 360, flags: 'on' },
  { language: 'es-ES', width: 1280, flags: 'off' },
  { language: 'it-IT', width: 360, flags: null },
  { language: 'nl-NL', width: 1280, flags: 'on' },
  { language: 'nl-BE', width: 360, flags: 'off' },
]
/** On pages of others, and on those beyond the first few. */
const briefly: Circumstances[] = [
  { language: 'fr-FR', width: 360, flags: null },
  { language: 'nl-BE', width: 1280, flags: 'on' },
]

/** Pages of a remote: its examples, and for each route without one the address itself. */
export function pagesOf({ routes, examples = [] }: RemoteManifest): string[] {
  const shown = routes.filter(({ careOnly }) => !careOnly)
  const bare = shown.filter(
    ({ segment, needsId }) =>
      !needsId && segment !== '*' && !examples.some((one) => segmentOf(one) === segment),
  )
  return [...examples, ...bare.map(({ segment }) => `/${segment}`)]
}

const localeOf = (language: string): Locale | undefined => locales.find((one) => bcp47(one) === language)

const isOpen = ({ locales: only, flag }: Route, { language, flags }: Circumstances) =>
  (!only || only.includes(localeOf(language) ?? '')) && !(flag && flags === 'off')

/** Visits of a trial: pages of the remote, then a page of each remote that shows fragments of it. */
export function planVisits(manifest: RemoteManifest, hosts: readonly RemoteManifest[]): PageVisit[] {
  // The first page is seen in all circumstances.
  const own = pagesOf(manifest).flatMap((page, at) => {
    const route = manifest.routes.find(({ segment }) => segment === segmentOf(page))
    const inRoute = (one: Circumstances) => !route || isOpen(route, one)
    const open = everything.filter(inRoute)
    const chosen = at === 0 || open.length < 3 ? open : briefly.filter(inRoute)
    return (chosen.length > 0 ? chosen : open.slice(0, 2)).map((one) => ({ page, isHost: false, ...one }))
  })
  const others = hosts.flatMap((host, at) =>
    pagesOf(host)
      .slice(0, 1)
      .flatMap((page) => inTurn(hosts.length, at).map((one) => ({ page, isHost: true, ...one }))),
  )
  return [...own, ...others]
}

/** Two visits of a page of another; one, each time another, where there are many of them. */
const inTurn = (hosts: number, at: number): Circumstances[] =>
  hosts <= 2 ? briefly : briefly.slice(at % briefly.length).slice(0, 1)

export const wordsOf = ({ page, language, width, flags }: PageVisit): string =>
  `${page} in ${language} at ${width} px${flags ? `, flags ${flags}` : ''}`
