import { useHead } from '@escapade/remote-kit/runtime/head'
import { minisitesQuery } from '@escapade/remote-kit/runtime/minisite'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { Minisite } from '@escapade/shared-contracts/api/content/cms-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../common/PageFailed'
import styles from './MinisitePage.module.scss'

/** A partner's page at its address, in the locales that have it; `other` for an address without one (SH-014). */
export function MinisitePage({ url, other }: { url: string; other: ReactNode }) {
  const { locale } = useVisit()
  const { data: minisites, error, refetch } = useQuery(minisitesQuery(useApi(), locale))
  if (error) return <PageFailed onRetry={refetch} />
  if (!minisites) return <Loading />
  const minisite = minisites.find(({ minisiteUrl }) => minisiteUrl === url)
  return minisite ? <Partner {...minisite} /> : other
}

const fewestNights = 2
const staysShown = 6

/** Banner, mark, what is sold to the partner's people, and its conditions; what the partner has not got leaves no gap. */
function Partner({ minisiteId, partnerName, bannerUrls, logoUrl, footerLegalText }: Minisite) {
  const { t } = useTranslation('content')
  const title = partnerName ? t('minisite.titleOf', { partner: partnerName }) : t('minisite.title')
  useHead({
    title,
    description: t('minisite.text'),
    // Other markets have no such page.
    alternates: {},
    index: false,
  })
  return (
    <div className={styles.page}>
      <picture className={styles.banner}>
        <source media="(max-width: 599px)" srcSet={bannerUrls.mobile} width={750} height={528} />
        <img src={bannerUrls.desktop} alt="" width={3840} height={700} fetchPriority="high" />
      </picture>
      <header className={styles.head}>
        {logoUrl && (
          <img className={styles.logo} src={logoUrl} alt={partnerName ?? ''} width={120} height={80} />
        )}
        <div>
          <Heading level={1}>{title}</Heading>
          <p className={styles.text}>{t('minisite.text')}</p>
        </div>
      </header>
      <Slot
        fragment="mf-search/result-carousel"
        props={{
          title: t('minisite.stays'),
          linkLabel: t('minisite.all'),
          nights: fewestNights,
          minisite: minisiteId,
          count: staysShown,
        }}
      />
      {footerLegalText && (
        <aside className={styles.legal} aria-label={t('minisite.conditions')}>
          {footerLegalText}
        </aside>
      )}
    </div>
  )
}

const Loading = () => (
  <div className={styles.page} aria-busy="true">
    <div className={styles.banner}>
      <Skeleton shape="block" />
    </div>
    <Skeleton shape="title" width={5} />
    <Skeleton width={9} />
  </div>
)
