import type { FilterSection } from '@escapade/shared-contracts/criteria/criteria-table'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Stopped } from '../../search/waiting/Waiting'
import styles from './Filters.module.scss'
import { isList } from './filter-sections'
import { SectionPanel } from './SectionPanel'
import type { SectionProps } from './section-props'
import type { Live } from './use-live-count'

export type FilterPanelProps = Omit<SectionProps, 'facets'> & {
  sections: readonly FilterSection[]
  live: Live
}

/** So many fill the screen of a phone: the others are drawn once these are painted. */
const inSight = 2

/** Several sections, each under its heading; a single one is named by the layer it stands in. */
export default function FilterPanel({ sections, live, ...props }: FilterPanelProps) {
  const { t } = useTranslation('search')
  const { facets, stopped } = live
  // Lists come with the answer: without one there is nothing to tick, but prices, distances and scores remain.
  const drawn = facets || !stopped ? sections : sections.filter((section) => !isList(section))
  const count = useDeferredValue(drawn.length, Math.min(drawn.length, inSight))
  return (
    <div className={styles.panel}>
      {stopped && <Stopped query={stopped} headingLevel={3} />}
      {!facets && !stopped && (
        <p className="vh" role="status">
          {t('filters.loading')}
        </p>
      )}
      {drawn.slice(0, count).map((section) =>
        sections.length === 1 ? (
          <SectionPanel key={section} {...props} facets={facets} section={section} />
        ) : (
          <section key={section} aria-label={t(`filters.${section}.label`)}>
            <Heading level={3} look={4}>
              {t(`filters.${section}.label`)}
            </Heading>
            <SectionPanel {...props} facets={facets} section={section} />
          </section>
        ),
      )}
    </div>
  )
}
