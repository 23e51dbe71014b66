import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './Filters.module.scss'
import type { FilterSection } from './filters'
import { SectionPanel, type SectionProps } from './SectionPanel'

export type FilterPanelProps = SectionProps & { sections: readonly FilterSection[] }

/** Several sections, each under its heading; a single one is named by the layer it stands in. */
export default function FilterPanel({ sections, ...props }: FilterPanelProps) {
  const { t } = useTranslation('search')
  if (sections.length === 1 && sections[0]) return <SectionPanel {...props} section={sections[0]} />
  return (
    <div className={styles.panel}>
      {sections.map((section) => (
        <section key={section} aria-label={t(`filters.${section}.label`)}>
          <Heading level={3} look={4}>
            {t(`filters.${section}.label`)}
          </Heading>
          <SectionPanel {...props} section={section} />
        </section>
      ))}
    </div>
  )
}
