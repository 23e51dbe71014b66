import type { Criteria } from '../criteria/criteria'
import type { JsonSchema } from '../events/json-schema'
import type { PageLocation, RenderedState, SlotGrade, Visit } from './mount-contract'

/** Request of the shell's server to a remote's server bundle. Plain data: it crosses a thread boundary. */
export type RenderRequest = {
  /** Absent: the route's app. */
  fragment?: string
  props?: Record<string, unknown>
  mountId: string
  visit: Visit
  location: PageLocation
  /** Criteria of the visitor, when it is their page that is drawn and not the one for everybody. */
  criteria?: Criteria | undefined
  /** Origin of the gateway for calls made while rendering. */
  gatewayOrigin: string
  requestId: string
  /** Name and version of the remote that renders, for the gateway's log. */
  release?: string | undefined
  /** State of what operators and editors change: answers of another one are out of date. Absent: not known. */
  revision?: string | undefined
  /** Milliseconds until the shell stops waiting. */
  deadlineMs: number
}

export type RenderResult = {
  html: string
  head: Head
  state: RenderedState
  /** HTTP status of the page; only the route's app decides it. 503: what the page is about cannot be had at the moment. */
  status: number
  /** Of the remote that takes paths without an owner: this path has a page, and 200 means that. */
  found?: boolean
  /** Address to answer with 302 instead of a page. */
  redirect?: string
  /** Fragments to render into the html; each stands there as an element with `data-slot="{mountId}"`. */
  slots: SlotRequest[]
  /** It can be drawn for criteria too: the browser may ask for that. */
  followsCriteria?: boolean
  /** True when the subject of the page is missing: browsers ask again, search engines shall not keep it. */
  incomplete?: boolean
  /** Faults that did not cost the page its HTML: for the server's log. */
  warnings?: string[]
}

export type SlotRequest = {
  mountId: string
  fragment: string
  grade: SlotGrade
  props?: Record<string, unknown>
  /** The browser takes it over later: its scripts are not needed at once. */
  later?: boolean
}

export type Head = {
  title?: string
  description?: string
  /** Path (with the query that matters) of the page's one address. Absent: the path itself. */
  canonical?: string
  /** Paths of the page in the locales that have it. Absent: the same path in each. */
  alternates?: Partial<Record<string, string>>
  index?: boolean
  follow?: boolean
  jsonLd?: object[]
  links?: { rel: 'prev' | 'next'; href: string }[]
  /** Address of the picture that link previews show. */
  image?: string
  /** The page's largest picture. */
  preloadImage?: { srcset: string; sizes: string; type: string }
}

/** Exports of a remote's server bundle. */
export type ServerModule = {
  render(request: RenderRequest): Promise<RenderResult>
  /** By fragment of the remote's own: what its props are read by. Those of the shop's contracts are not among them. */
  props?: Record<string, JsonSchema>
}
