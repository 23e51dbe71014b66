import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search-schemas'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './Results.module.scss'

type AboutPlaceProps = { answer: Pick<OffersAnswer, 'searchDetails' | 'pageModel'> }

/** A text about the place and ways to look further out (SE-015, SE-016). */
export function AboutPlace({ answer: { searchDetails, pageModel } }: AboutPlaceProps) {
  const { t } = useTranslation('search')
  const { href } = useShell()
  const place = searchDetails.destination?.label
  const around = searchDetails.locationHierarchy.slice(0, -1)
  if (!pageModel?.text?.length && around.length === 0) return null
  return (
    <section className={styles.about} aria-labelledby="about-place">
      <Heading level={2} look={3} id="about-place">
        {place ? t('about.title', { place }) : t('about.anywhere')}
      </Heading>
      {pageModel?.text?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.links}>
        {around.map(({ label, uri }) => (
          <Chip key={uri} href={href(uri)}>
            {label}
          </Chip>
        ))}
      </p>
    </section>
  )
}
