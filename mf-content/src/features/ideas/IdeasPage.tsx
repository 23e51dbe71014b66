import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { Idea, Ideas } from '@escapade/shared-contracts/api/content/cms-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Picture } from '@escapade/shared-ui/picture/Picture'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailed } from '../../common/PageFailed'
import styles from './IdeasPage.module.scss'
import { ideasLd } from './ideas-head'
import { ideasQuery } from './ideas-query'

/** Cards at a time (D100). */
const pageSize = 6

/** Weekend ideas: sections of cards, and the regions of the market (CO-057). */
export function IdeasPage() {
  const visit = useVisit()
  const { locale } = visit
  const { data: ideas, error, refetch } = useQuery(ideasQuery(useApi(), locale))
  useHead({ ...ideas?.pageModel, canonical: paths.ideas(), jsonLd: ideas ? ideasLd({ ideas, visit }) : [] })
  if (error) return <PageFailed onRetry={refetch} />
  if (!ideas) return <Loading />
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{ideas.title}</Heading>
        <p className={styles.intro}>{ideas.intro}</p>
      </header>
      {ideas.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {ideas.regions.length > 0 && <Regions regions={ideas.regions} />}
      <Slot fragment="mf-content/newsletter" when="seen" props={{ source: 'ideas' }} />
    </div>
  )
}

function Section({ section: { id, title, cards } }: { section: Ideas['sections'][number] }) {
  const { t } = useTranslation('content')
  const [shown, setShown] = useState(pageSize)
  return (
    <section aria-labelledby={`ideas-${id}`}>
      <Heading level={2} id={`ideas-${id}`}>
        {title}
      </Heading>
      <ul className={styles.cards}>
        {cards.slice(0, shown).map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
      {cards.length > shown && (
        <Button variant="line" className={styles.more} onClick={() => setShown(shown + pageSize)}>
          {t('ideas.more')}
        </Button>
      )}
    </section>
  )
}

const Card = ({ card: { title, text, image, uri } }: { card: Idea }) => (
  <li className={styles.card}>
    <Picture
      src={image.base}
      alt={image.alt}
      width={480}
      height={360}
      sizes="(min-width: 1000px) 390px, (min-width: 600px) 45vw, 92vw"
      widths={[320, 480, 640, 800]}
    />
    <Heading level={3}>
      <AppLink to={uri}>{title}</AppLink>
    </Heading>
    <p>{text}</p>
  </li>
)

function Regions({ regions }: Pick<Ideas, 'regions'>) {
  const { t } = useTranslation('content')
  return (
    <section aria-labelledby="ideas-regions">
      <Heading level={2} look={3} id="ideas-regions">
        {t('ideas.regions')}
      </Heading>
      <ul className={styles.regions}>
        {regions.map(({ label, uri }) => (
          <li key={uri}>
            <AppLink to={uri}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Loading = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton shape="title" width={5} />
    <Skeleton width={9} />
    <div className={styles.cards}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} shape="block" />
      ))}
    </div>
  </div>
)
