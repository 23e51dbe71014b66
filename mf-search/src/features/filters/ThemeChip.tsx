import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { useTranslation } from 'react-i18next'
import { type ThemeNames, themeName } from '../../search/theme-name'
import styles from './Filters.module.scss'
import { withValues } from './filters'

type ThemeChipProps = {
  criteria: Criteria
  names: ThemeNames | null
  onRefine: (criteria: Criteria) => void
}

/** The theme narrows the results too, though no menu holds it: its name, and the way to take it away. */
export function ThemeChip({ criteria, names, onRefine }: ThemeChipProps) {
  const { t } = useTranslation('search')
  const { theme } = criteria
  if (!theme) return null
  const label = themeName({ theme, names, t })
  return (
    <span className={styles.activeChip}>
      <span className={styles.name}>{label}</span>
      <IconButton
        icon="x"
        label={t('filters.remove', { label })}
        onClick={() => onRefine(withValues(criteria, { theme: undefined }))}
      />
    </span>
  )
}
