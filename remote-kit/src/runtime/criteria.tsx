import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { CriteriaBus } from '@escapade/shared-contracts/criteria/criteria-bus'
import { type ReactNode, useContext, useSyncExternalStore } from 'react'
import styles from './criteria-gate.module.scss'
import { ReadyContext, useMount } from './mounting/mount-context'
import { useShell } from './shell-context'

export type CriteriaState = {
  /** On the server and while hydrating those that the view is drawn for: none, unless the browser named them. */
  criteria: Criteria
  /** False on the server and while hydrating, where nothing else of the browser is known. */
  ready: boolean
  /** Changes the hash: a new history entry, or with `replace` the present one. */
  update: CriteriaBus['update']
}

const none: Criteria = Object.freeze({})

/** Criteria of the visitor, from the URL hash; follows every change of it. */
export function useCriteria(): CriteriaState {
  const { criteria: bus } = useShell()
  const ready = useContext(ReadyContext)
  const { drawnFor = none } = useMount()
  const criteria = useSyncExternalStore(bus.subscribe, bus.get, bus.get)
  return { criteria: ready ? criteria : drawnFor, ready, update: bus.update }
}

export type CriteriaGateProps = {
  /** Stands in for what depends on the criteria, in its final size. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * The server does not see the hash, so it sends both: the children as they are without criteria, and the skeleton.
 * `html[data-criteria]`, set by the document before anything is painted, shows the right one. Once hydrated, only
 * the children stay; so they do in what is drawn for criteria.
 */
export function CriteriaGate({ skeleton, children }: CriteriaGateProps) {
  const ready = useContext(ReadyContext)
  const { drawnFor } = useMount()
  const open = ready || drawnFor !== undefined
  return (
    <>
      <div className={open ? styles.open : styles.content}>{children}</div>
      {open ? null : (
        <div className={styles.skeleton} aria-hidden="true">
          {skeleton}
        </div>
      )}
    </>
  )
}
