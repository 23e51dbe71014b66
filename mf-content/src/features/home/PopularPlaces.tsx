import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import home from './Home.module.scss'
import styles from './PopularPlaces.module.scss'

export function PopularPlaces({ places }: { places?: Suggestion[] }) {
  const { t } = useTranslation('content')
  if (!places?.length) return null
  return (
    <section className={home.section} aria-labelledby="places">
      <Heading level={2} look={3} id="places">
        {t('home.places.title')}
      </Heading>
      <ul className={styles.places}>
        {places.map(({ category, id, label }) => (
          <li key={`${category}/${id}`}>
            <AppLink
              // One key needs no table of criteria, which the home page loads for nothing else.
              to={paths.search({ flow: 'booking', hash: `${category}=${encodeURIComponent(id)}` })}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
