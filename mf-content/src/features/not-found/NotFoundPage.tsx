import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import { postErrorReport } from '@escapade/shared-contracts/api/content/telemetry'
import type { ErrorReport } from '@escapade/shared-contracts/api/content/telemetry-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Articles } from './Articles'
import { articlesQuery } from './articles-query'
import styles from './NotFoundPage.module.scss'

const longestId = 100

/** The way on from an address that leads nowhere (spec A §2). */
export function NotFoundPage() {
  const { t } = useTranslation('content')
  const { href } = useShell()
  const { locale } = useVisit()
  const { data: articles } = useQuery(articlesQuery(useApi(), locale))
  useHead({ title: t('notFound.title'), index: false })
  useErrorReport()
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('notFound.title')}</Heading>
      <p className={styles.lead}>{t('notFound.text')}</p>
      <Button href={href('/')}>{t('notFound.home')}</Button>
      <ExpiredOffer />
      <section className={styles.help} aria-labelledby="not-found-help">
        <Heading level={2} id="not-found-help">
          {t('notFound.help')}
        </Heading>
        {/* A phone has the line that opens the box, a wider screen the box itself (SH-069). */}
        <Slot fragment="mf-search/summary-bar" when="near" props={{ flow: 'booking' }} />
        <Slot
          fragment="mf-search/search-box"
          when="near"
          props={{ flow: 'booking', look: 'page' }}
          className={styles.box}
        />
      </section>
      {articles && articles.length > 0 && <Articles articles={articles} />}
    </div>
  )
}

/** Links to offers that are gone name the hotel in their hash (SH-066): the search shows what it still sells. */
function ExpiredOffer() {
  const { hotelId } = useCriteria().criteria
  return typeof hotelId === 'string' && hotelId !== '' ? (
    <Slot
      fragment="mf-search/expired-offer"
      props={{ hotelId: hotelId.slice(0, longestId) }}
      className={styles.offer}
    />
  ) : null
}

/** Tells which address failed, once a page (D24). That the report fails is only logged. */
function useErrorReport() {
  const { logError, visit } = useShell()
  const { path } = usePageLocation()
  const { locale, basePath } = visit
  useEffect(() => {
    report({ uri: basePath + path, locale }).catch(logError)
  }, [logError, basePath, path, locale])
}

/** By `fetch`: the client of the gateway is a tenth of this page's scripts, and nothing else of the page calls it. */
async function report(failed: ErrorReport) {
  const { ok, status } = await fetch(postErrorReport.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failed),
    keepalive: true,
  })
  if (!ok) throw new Error(`The report of an unknown address was answered ${status}`)
}
