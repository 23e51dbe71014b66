import type { BootData } from './boot-data'
import type { RenderedState } from './mount-contract'

/** Names the hash to the shell's server, which then answers with a `CriteriaPage` instead of the document. */
export const criteriaHeader = 'x-criteria'

/** Longest hash that is drawn by the server; the browser draws for longer ones. */
export const longestHash = 1000

/** The page of a document, drawn for the criteria of its hash. */
export type CriteriaPage = Pick<BootData, 'slots'> & {
  html: string
  app: RenderedState
  /** The clock it was drawn by. */
  now: string
}
