import type { ApiClient } from '../api/api-client'
import type { Flags } from '../api/content/content-schemas'
import type { AnalyticsEvent } from '../api/content/telemetry-schemas'
import type { Criteria } from '../criteria/criteria'
import type { CriteriaBus } from '../criteria/criteria-bus'
import type { MountChannel } from '../events/event-channel'
import type { CareHours } from '../rules/text/care-hours'
import type { ShopRating } from '../rules/text/shop-rating'
import type { Locale } from '../rules/visitor/locale'

/** Facts about the visit. Plain data: the server renders from it, the browser hydrates from the same. */
export type Visit = {
  locale: Locale
  /** BCP 47 tag of the texts: the locale's, or `en` when source texts are asked for (D2). */
  textLanguage: string
  /** Prefix of every path of this market and language: '' or, on the Belgian host, '/fr' and '/nl'. */
  basePath: string
  /** Scheme and host, without a path. */
  origin: string
  /** Market-local wall clock when the document was answered: yyyy-MM-ddTHH:mm:ss (D51). */
  now: string
  flags: Flags
  /** Flags that this visitor sees as part of an experiment; absent: none. */
  experiments?: string[]
  customerCare: boolean
  nativeApp: boolean
  signedIn: boolean
  /** Sent by an affiliate who asks for addresses on their own: the shop does not (CO-042). */
  affiliate?: true
  /** Telephone number of customer care in this market, as it is written: +33 1 …; absent: there is none to call. */
  phone?: string
  /** When customer care answers here; absent: as documented. */
  hours?: CareHours
  /** Address of a messenger that customer care answers in; absent: messages are left by the form. */
  messenger?: string
  /** Rating by customers, where a setting says it; absent: as documented (`rules/text/shop-rating`); null: not rated. */
  rating?: ShopRating | null
}

/** Address of the visitor: path without basePath, query as sent. The hash never reaches the server. */
export type PageLocation = { path: string; query: Record<string, string> }

export type NavigateOptions = {
  replace?: boolean
  /** The next page is the present one with something changed: place and focus stay where they are. */
  inPlace?: boolean
}

/** Services that the shell gives every mounted app and fragment. */
export type ShellServices = {
  visit: Visit
  location: PageLocation
  api: ApiClient
  criteria: CriteriaBus
  channel: MountChannel
  /** Goes to a path of the shop (without basePath; query and hash allowed). */
  navigate(uri: string, options?: NavigateOptions): void
  /** The address to put into `href` for a path of the shop. */
  href(uri: string): string
  /** Sends an analytics event, once the visitor agreed to it. */
  track(event: AnalyticsEvent): void
  /** Reports a caught error to the client log (GW-022). */
  logError(error: unknown): void
  /** Mounts another remote's fragment into the element. */
  mountFragment(target: Element, fragment: FragmentRequest): MountedFragment
}

export type SlotGrade = 'essential' | 'regular'

export type FragmentRequest = {
  /** `remote/fragment`: `mf-search/search-box`. */
  fragment: string
  props?: Record<string, unknown>
  grade: SlotGrade
  /** Set when the server already rendered it: the id of its state in the boot data. */
  mountId: string
}

export type MountedFragment = {
  update(props: Record<string, unknown>): void
  unmount(): Promise<void>
}

/** Props that the browser passes to a mount besides those of single-spa. */
export type MountProps = {
  services: ShellServices
  /** Element in which the mount draws. */
  domElement: HTMLElement
  /** Unique on the page, the same on both sides: prefix of generated ids. */
  mountId: string
  /** State that the server rendered from; absent when the server HTML is missing. */
  rendered?: RenderedState
  props?: Record<string, unknown>
  /** Called once the mount hears what the visitor presses, which may be before it is drawn: until then the shell keeps it. */
  onListening?(): void
  /** Called when it is drawn, before the browser goes on: a press before that may still have gone unanswered. */
  onDrawn?(): void
  /** Called when the view threw while rendering: the shell logs and shows what the grade asks for. */
  onCrash?(error: unknown): void
}

export type RenderedState = {
  /** Dehydrated query cache. */
  queries: unknown
  /** Texts of the language, by namespace. */
  texts: Record<string, unknown>
  /** Criteria of the visitor, where the server knew them; absent: drawn as it is without. */
  criteria?: Criteria
}

/** Life cycles of single-spa that a remote exposes as `./app` and `./fragments/*`. */
export type Lifecycles = {
  /** Fetches what a mount needs besides its code. May be called ahead, and again. */
  bootstrap(props: { services: Pick<ShellServices, 'visit'>; rendered?: RenderedState }): Promise<void>
  mount(props: MountProps): Promise<void>
  unmount(props: MountProps): Promise<void>
  update?(props: MountProps): Promise<void>
}
