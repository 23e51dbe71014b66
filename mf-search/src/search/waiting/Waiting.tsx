import { Button } from '@escapade/shared-ui/button/Button'
import { EmptyState } from '@escapade/shared-ui/empty-state/EmptyState'
import type { UseQueryResult } from '@tanstack/react-query'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveForPage } from '../keep-focus'
import { useSlow } from './use-slow'
import styles from './Waiting.module.scss'

export type Asked = Pick<UseQueryResult, 'isError' | 'isPaused' | 'refetch'>

type WaitingProps = {
  query: Asked
  /** Stands there until the answer comes, in its size. */
  skeleton: ReactNode
  /** Said while it is under way. */
  loading: string
  headingLevel?: number
}

/** In place of an answer that is not there: on its way, failed, or waiting for the connection (SE-061). */
export const Waiting = ({ query, skeleton, loading, headingLevel }: WaitingProps) =>
  isStopped(query) ? (
    <Stopped query={query} headingLevel={headingLevel} />
  ) : (
    <UnderWay skeleton={skeleton} loading={loading} />
  )

/** It will not come by waiting. */
export const isStopped = ({ isError, isPaused }: Omit<Asked, 'refetch'>) => isError || isPaused

type StoppedProps = Pick<WaitingProps, 'query' | 'headingLevel'>

/** It failed and can be tried again; or there is no connection, and it goes on by itself when there is. */
export function Stopped({ query: { isError, refetch }, headingLevel = 2 }: StoppedProps) {
  const { t } = useTranslation('search')
  const again = ({ currentTarget }: MouseEvent) => {
    leaveForPage(currentTarget)
    void refetch()
  }
  const retry = <Button onClick={again}>{t('failed.retry')}</Button>
  return (
    <div role="alert">
      <EmptyState
        icon="info"
        title={t(isError ? 'failed.title' : 'offline.title')}
        headingLevel={headingLevel}
        action={isError && retry}
      >
        {t(isError ? 'failed.text' : 'offline.text')}
      </EmptyState>
    </div>
  )
}

function UnderWay({ skeleton, loading }: Pick<WaitingProps, 'skeleton' | 'loading'>) {
  const { t } = useTranslation('search')
  const slow = useSlow()
  return (
    <div className={styles.underWay} aria-busy="true">
      {skeleton}
      {/* Last: what stands there must not move when it is said. */}
      <p className={slow ? styles.slow : 'vh'} role="status">
        {slow ? t('results.slow') : loading}
      </p>
    </div>
  )
}
