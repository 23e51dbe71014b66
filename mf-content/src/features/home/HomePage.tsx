import { Announcement } from '@escapade/remote-kit/runtime/announcement'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import { below } from '@escapade/shared-contracts/mount/below'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { townOf } from '@escapade/shared-contracts/visitor/last-search'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Band } from './Band'
import { Boxes } from './Boxes'
import { GiftSection } from './GiftSection'
import { Hero } from './Hero'
import styles from './Home.module.scss'
import { homeQuery } from './home-queries'
import { nextWeekend } from './next-weekend'
import { PopularPlaces } from './PopularPlaces'
import { SellingPoints } from './SellingPoints'
import { Thematics } from './Thematics'
import { useLastSearch } from './use-last-search'
import { ViewedOrStrip } from './ViewedOrStrip'

/** Blocks in the documented order (D115). Each one that has nothing to show leaves no gap. */
export function HomePage({ flow }: { flow: Flow }) {
  const { locale, customerCare, now } = useVisit()
  const { data: home, isLoading } = useQuery(homeQuery(useApi(), { locale, flow }))
  useHomeHead(home?.pageModel)
  const isGifting = flow === 'gifting'
  return (
    <>
      <Hero content={home?.hero} waits={isLoading} />
      <div className={styles.searchBox}>
        <Slot
          fragment="mf-search/search-box"
          grade="essential"
          props={{ flow, look: 'home' }}
          className={styles.searchBoxSlot}
        />
      </div>
      <div className={styles.announced}>
        <Announcement page="homePages" flow={flow} />
      </div>
      <ViewedOrStrip />
      {!isGifting && !customerCare && (
        <div {...below}>
          <Thematics thematics={home?.thematics} />
        </div>
      )}
      {flow === 'activity' && <WellnessActivities />}
      {!isGifting && (
        <div {...below}>
          <WeekendResults weekend={nextWeekend(now)} />
        </div>
      )}
      {!customerCare && (
        <div {...below}>
          <Band banner={home?.banner} waits={isLoading} />
        </div>
      )}
      <div {...below}>
        <SellingPoints />
      </div>
      {!customerCare && (
        <div className={styles.tint} {...below}>
          <GiftSection />
          <Boxes />
        </div>
      )}
      <div {...below}>
        <PopularPlaces places={home?.popularPlaces} />
      </div>
      {flow === 'booking' && !customerCare && <NearResults />}
      {!customerCare && <Slot fragment="mf-content/newsletter" when="seen" props={{ source: 'home' }} />}
    </>
  )
}

function useHomeHead(pageModel?: { title: string; description: string }) {
  const { origin, locale } = useVisit()
  useHead({
    ...pageModel,
    canonical: '/',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Escapade',
        url: `${origin}/`,
        areaServed: locale.slice(3),
      },
    ],
  })
}

/** Three stays of the market on the weekend to come, drawn by the search remote; without them the block is not there (CO-004). */
function WeekendResults({ weekend }: { weekend: { checkin: string; checkout: string } }) {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  return (
    <Slot
      fragment="mf-search/result-carousel"
      when="near"
      props={{
        ...weekend,
        nights: 1,
        country: countryOf(locale),
        title: t('home.weekend.title'),
        linkLabel: t('home.weekend.link'),
        count: 3,
      }}
      className={styles.slot}
    />
  )
}

const nearKm = 50

/** Three stays around the town that was searched for last on this device; an address never places a visitor. */
function NearResults() {
  const { t } = useTranslation('content')
  const search = useLastSearch()
  const city = search && townOf(search)
  if (!search || !city) return null
  return (
    <Slot
      fragment="mf-search/result-carousel"
      when="near"
      props={{
        city,
        distanceMax: nearKm,
        title: t('home.near.title', { place: search.where }),
        linkLabel: t('home.near.link'),
        count: 3,
      }}
      className={styles.slot}
    />
  )
}

const wellnessTheme = '986'

/** Three activities of wellness, in the flow of activities only (CO-006). */
function WellnessActivities() {
  const { t } = useTranslation('content')
  return (
    <Slot
      fragment="mf-search/result-carousel"
      when="near"
      props={{
        type: 'activities',
        theme: wellnessTheme,
        title: t('home.wellness.title'),
        linkLabel: t('home.wellness.link'),
        count: 3,
      }}
      className={styles.slot}
    />
  )
}
