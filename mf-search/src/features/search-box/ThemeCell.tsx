import { CellField } from '@escapade/shared-ui/field/CellField'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchBox.module.scss'
import { searchThemes } from './themes'

type ThemeCellProps = { value: string; onChange: (theme: string) => void }

/** What one feels like. */
export function ThemeCell({ value, onChange }: ThemeCellProps) {
  const { t } = useTranslation('search')
  const id = useId()
  return (
    <CellField icon="spa" label={t('box.theme')} id={id}>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('box.anyTheme')}</option>
        {searchThemes.map((theme) => (
          <option key={theme} value={theme}>
            {t(`themes.${theme}`)}
          </option>
        ))}
      </select>
    </CellField>
  )
}
