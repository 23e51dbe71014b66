import { CellField } from '@escapade/shared-ui/field/CellField'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { searchThemes, type ThemeNames, themeName } from '../../search/theme-name'
import styles from './SearchBox.module.scss'
import { useThemeNames } from './use-theme-names'

type ThemeCellProps = {
  value: string
  onChange: (theme: string) => void
  /** Theme of the address: it can be chosen again. */
  linked?: string | undefined
  found?: ThemeNames | null | undefined
}

/** Field for a theme: a short list, and any theme that a link has brought. */
export function ThemeCell({ value, onChange, linked = '', found }: ThemeCellProps) {
  const { t } = useTranslation('search')
  const names = useThemeNames({ theme: value, found })
  const id = useId()
  const themes = [...new Set<string>([...searchThemes, linked, value])].filter(Boolean)
  return (
    <CellField icon="spa" label={t('box.theme')} id={id}>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('box.anyTheme')}</option>
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {themeName({ theme, names, t })}
          </option>
        ))}
      </select>
    </CellField>
  )
}
