import { useFollow } from '@escapade/remote-kit/runtime/app-link'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { below } from '@escapade/shared-contracts/mount/below'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { placesAround } from '../../search/criteria/around'
import styles from './Results.module.scss'

type AboutPlaceProps = {
  flow: Flow
  criteria: Criteria
  answer: Pick<OffersAnswer, 'searchDetails' | 'pageModel'>
}

/** A text about the place and ways to look further out (SE-015, SE-016). */
export function AboutPlace({ flow, criteria, answer: { searchDetails, pageModel } }: AboutPlaceProps) {
  const { t } = useTranslation('search')
  const { href } = useShell()
  const place = searchDetails.destination?.label
  const isHotel = searchDetails.destination?.category === 'hotel'
  const follow = useFollow()
  const around = placesAround(searchDetails, { flow, criteria }).slice(0, -1)
  if (!pageModel?.text?.length && around.length === 0) return null
  return (
    <section className={styles.about} aria-labelledby="about-place" {...below}>
      <Heading level={2} look={3} id="about-place">
        {place ? t(isHotel ? 'about.hotel' : 'about.title', { place }) : t('about.anywhere')}
      </Heading>
      {pageModel?.text?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {around.length > 0 && (
        <p className={styles.links}>
          {around.map(({ label, uri }) => (
            <Chip key={uri} href={href(uri)} onClick={follow(uri)}>
              {label}
            </Chip>
          ))}
        </p>
      )}
    </section>
  )
}
