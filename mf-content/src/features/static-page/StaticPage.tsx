import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StaticPage as Page } from '@escapade/shared-contracts/api/content/content-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../common/PageFailed'
import { staticPageQuery } from '../../common/static-page-query'
import { TextWaiting } from '../../common/TextWaiting'
import styles from './StaticPage.module.scss'

/** A text with fewer sections is seen at a glance. */
const leastForContents = 4

/** A text of the shop: help, terms, legal notices; `?version=`: as it was when an order was made under it. */
export function StaticPage({ id, notFound }: { id: string; notFound: ReactNode }) {
  const { locale } = useVisit()
  const { version } = usePageLocation().query
  const { data: page, error, refetch } = useQuery(staticPageQuery(useApi(), { id, locale, version }))
  useHead({ ...page?.pageModel, canonical: paths.staticPage({ id: page?.id ?? id }) })

  useEffect(() => {
    // A text that comes after its page has the place that the address names then.
    if (page) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [page])

  if (page === null) return notFound
  if (error) return <PageFailed onRetry={refetch} />
  if (!page) return <TextWaiting className={styles.page} />
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{page.title}</Heading>
        <Dates page={page} />
        {page.notice && <Message tone="warn">{page.notice}</Message>}
      </header>
      {page.headings.length >= leastForContents && <Contents page={page} />}
      {/* Sanitised by the gateway. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  )
}

function Dates({ page: { id, revisedOn, version, keptFrom } }: { page: Page }) {
  const { t } = useTranslation('content')
  const { textLanguage: language } = useVisit()
  const inWords = (day: string) => formatDay({ day, language, style: 'full' })
  if (!revisedOn) return null
  return (
    <>
      <p className={styles.dates}>{t('page.revised', { date: inWords(revisedOn), version })}</p>
      {keptFrom && (
        <Message tone="info">
          {t('page.kept', { date: inWords(keptFrom) })}{' '}
          <AppLink to={paths.staticPage({ id })}>{t('page.current')}</AppLink>
        </Message>
      )}
    </>
  )
}

function Contents({ page: { headings } }: { page: Page }) {
  const { t } = useTranslation('content')
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <details open>
        <summary id="contents">{t('page.contents')}</summary>
        <ul>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
