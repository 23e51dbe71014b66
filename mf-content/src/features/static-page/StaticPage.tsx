import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { PageFailed } from '../../common/PageFailed'
import { staticPageQuery } from '../../common/static-page-query'
import styles from './StaticPage.module.scss'

/** A text of the shop: help, terms, legal notices. */
export function StaticPage({ id, notFound }: { id: string; notFound: ReactNode }) {
  const { locale } = useVisit()
  const { data: page, error, refetch } = useQuery(staticPageQuery(useApi(), { id, locale }))
  useHead({ ...page?.pageModel, canonical: paths.staticPage({ id: page?.id ?? id }) })

  useEffect(() => {
    // A text that comes after its page has the place that the address names then.
    if (page) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [page])

  if (page === null) return notFound
  if (error) return <PageFailed onRetry={refetch} />
  if (!page) return <Loading />
  return (
    <article className={styles.page}>
      <Heading level={1}>{page.title}</Heading>
      {/* Sanitised by the gateway. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  )
}

const lines = [9, 10, 8, 6] as const

const Loading = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton shape="title" width={5} />
    {lines.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)
