import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { useTranslation } from 'react-i18next'
import styles from './ReviewsDialog.module.scss'
import { reviewLocales } from './review-locales'
import type { ReviewSort } from './reviews-query'

const sorts: readonly ReviewSort[] = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC']

type Props = {
  locale: Locale | null
  sort: ReviewSort
  onLocale: (locale: string) => void
  onSort: (sort: ReviewSort) => void
}

export function ReviewFilters({ locale, sort, onLocale, onSort }: Props) {
  const { t } = useTranslation('product')
  const languages = reviewLocales.map((value) => ({ value, label: t(`reviews.language.${value}`) }))
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('reviews.sort.label')}
        value={sort}
        options={sorts.map((value) => ({ value, label: t(`reviews.sort.${value}`) }))}
        onChange={(value) => onSort(sorts.find((one) => one === value) ?? 'DATE_DESC')}
      />
      <SelectField
        label={t('reviews.language.label')}
        value={locale ?? 'all'}
        options={[{ value: 'all', label: t('reviews.language.all') }, ...languages]}
        onChange={onLocale}
      />
    </div>
  )
}
