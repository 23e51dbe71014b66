import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './Filters.module.scss'
import { type FilterSection, isList } from './filters'
import { LiveTrouble } from './LiveTrouble'
import { SectionPanel, type SectionProps } from './SectionPanel'
import type { Live } from './use-live-count'

export type FilterPanelProps = Omit<SectionProps, 'facets'> & {
  sections: readonly FilterSection[]
  live: Live
}

/** Several sections, each under its heading; a single one is named by the layer it stands in. */
export default function FilterPanel({ sections, live, ...props }: FilterPanelProps) {
  const { t } = useTranslation('search')
  const { facets, trouble, retry } = live
  // Lists come with the answer: without one there is nothing to tick, but prices, distances and scores remain.
  const drawn = facets || !trouble ? sections : sections.filter((section) => !isList(section))
  return (
    <div className={styles.panel}>
      <LiveTrouble trouble={trouble} retry={retry} />
      {!facets && !trouble && (
        <p className="vh" role="status">
          {t('filters.loading')}
        </p>
      )}
      {drawn.map((section) =>
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
