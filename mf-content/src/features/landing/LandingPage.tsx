import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { PromoBar, TargetedBanner } from '@escapade/shared-contracts/api/content/cms-schemas'
import type {
  JumbotronPromo,
  LandingComponent,
  PromoCards,
  SellingPoints,
  TopSearchResults,
} from '@escapade/shared-contracts/api/content/landing-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { landingKindOf } from '@escapade/shared-contracts/rules/visitor/landing-keys'
import { Breadcrumb } from '@escapade/shared-ui/breadcrumb/Breadcrumb'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../common/PageFailed'
import { BannerBlock, MainSellingPoints, PromoCardList, TopBar, TopResults } from './blocks'
import { Jumbotron } from './Jumbotron'
import styles from './LandingPage.module.scss'
import { landingCrumbs, landingLd } from './landing-head'
import { type LandingAddress, landingQuery } from './landing-query'

type Props = { address: LandingAddress; bestBoxes: ReactNode }

/** A page of an editor: blocks in the editor's order (CO-010). An unknown slug shows a page of its own (D7). */
export function LandingPage({ address, bestBoxes }: Props) {
  const { t } = useTranslation('content')
  const { visit, href } = useShell()
  const { locale, customerCare } = visit
  const kind = landingKindOf({ locale, key: address.key })
  const path = kind && paths.landing({ locale, kind, slug: address.slug })
  const { data: page, error, refetch } = useQuery(landingQuery(useApi(), { ...address, locale }))
  const crumbs = page && path ? landingCrumbs({ page, path, home: t('landing.home') }) : []
  useHead({
    ...(page?.seo ?? { index: page === undefined && !error }),
    ...(page === null && { title: t('landing.title') }),
    alternates: page?.alternates ?? {},
    ...(path ? { canonical: path } : {}),
    jsonLd: page && path ? landingLd({ page, path, crumbs, visit }) : [],
  })
  if (page === null) return <DefaultLanding />
  if (error) return <PageFailed onRetry={refetch} />
  if (!page) return <Loading />
  return (
    <div className={styles.page}>
      <Breadcrumb items={crumbs.map(({ label, uri }) => ({ label, href: href(uri) }))} />
      {inOrder(page.components).map(({ key, component }) => (
        <Block key={key} component={component} bestBoxes={bestBoxes} promotions={!customerCare} />
      ))}
    </div>
  )
}

/** One block may stand on a page twice: its place tells the two apart. */
const inOrder = (components: LandingComponent[]) =>
  components.map((component, place) => ({ key: `${component.name} ${place}`, component }))

type BlockProps = { component: LandingComponent; bestBoxes: ReactNode; promotions: boolean }

/** The gateway has checked the data of every block that it knows; unknown names are skipped. */
function Block({ component: { name, data }, bestBoxes, promotions }: BlockProps) {
  switch (name) {
    case 'jumbotronPromo':
      return <Jumbotron {...(data as JumbotronPromo)} />
    case 'mainSellingPoints':
      return <MainSellingPoints {...(data as SellingPoints)} />
    case 'promoCards':
      return <PromoCardList {...(data as PromoCards)} />
    case 'targetedBanner':
      return promotions ? <BannerBlock {...(data as TargetedBanner)} /> : null
    case 'topBar':
      return <TopBar {...(data as PromoBar)} />
    case 'topSearchResults':
      return <TopResults {...(data as TopSearchResults)} />
    case 'bestBoxes':
      return promotions ? bestBoxes : null
    default:
      return null
  }
}

function DefaultLanding() {
  const { t } = useTranslation('content')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{t('landing.title')}</Heading>
        <p>{t('landing.text')}</p>
      </header>
      <TopResults title={t('landing.results')} linkLabel={t('landing.all')} type="stays" criteria={{}} />
    </div>
  )
}

const Loading = () => (
  <div className={styles.page} aria-busy="true">
    <div className={styles.picture}>
      <Skeleton shape="block" />
    </div>
    <Skeleton shape="title" width={5} />
    <Skeleton width={9} />
  </div>
)
