import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Head, SlotRequest } from '@escapade/shared-contracts/mount/render-contract'
import { createContext, useContext } from 'react'

/** Results of a server render besides the HTML. */
export type RenderCollector = { head: Head; slots: SlotRequest[] }

/** The mount a component stands in. `collector` exists on the server only. */
export type MountInfo = {
  mountId: string
  collector?: RenderCollector
  /** It takes over what the server drew: at first it has to draw the same. */
  takesOver?: boolean
  /** The criteria that the server drew it for, where it knew them. */
  drawnFor?: Criteria | undefined
}

export const MountContext = createContext<MountInfo>({ mountId: '' })

export const useMount = (): MountInfo => useContext(MountContext)

/** False on the server and until what it drew is taken over. */
export const ReadyContext = createContext(true)

/**
 * True when a view may show what the browser alone knows. Unlike `useCriteria`, it changes once in a mount at most.
 */
export const useReady = (): boolean => useContext(ReadyContext)
