import type { PageLocation, RenderedState, Visit } from './mount-contract'
import type { Release } from './registry'

/** Data for the shell's client from the shell's server: `<script type="application/json" id="boot">`. */
export type BootData = {
  visit: Visit
  location: PageLocation
  /** Releases of this session, by remote. */
  remotes: Record<string, BootRemote>
  /** The route's remote as rendered into `<div id="app">`; `rendered` is absent when only a skeleton stands there. */
  app: { remote: string; rendered?: RenderedState } | null
  /** State of the fragments that the server rendered, by mountId. */
  slots: Record<string, RenderedState>
  chrome: ChromeData
  /** Texts of the shell (namespace `shell`) in the visit's language. */
  texts: Record<string, unknown>
  analytics: { clientId: string | null; userId: string | null }
  /** Addresses of others whose scripts the page may load; absent: none. */
  libraries?: string[]
}

/** A release without what only the server needs. */
export type BootRemote = Pick<Release, 'version' | 'manifest' | 'entry'> & {
  /** Address of the release's folder, with a slash at the end. */
  base: string
  /** Integrity of the entry; the entry carries those of its chunks. */
  integrity: string
}

/** Data that header and footer are drawn from. */
export type ChromeData = {
  /** Kind of the page, from the remote's route: decides on the simple header and on the footer (D13). */
  page: string
  /** Languages of this host; one entry: no language switch. */
  languages: { language: string; label: string; basePath: string }[]
  /** Home of each market for the country switch, the current one included. */
  markets: { country: string; href: string }[]
}
