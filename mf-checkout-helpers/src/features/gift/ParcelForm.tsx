import { Checkbox } from '@escapade/shared-ui/field/Checkbox'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import {
  type ParcelDraft,
  type ParcelField,
  type ParcelProblems,
  parcelCountries,
  parcelFields,
  parcelLimits,
} from './gift-parcel'
import styles from './ParcelForm.module.scss'

type Props = {
  parcel: ParcelDraft
  onChange: (parcel: ParcelDraft) => void
  problems: ParcelProblems
  submitted: boolean
}

/** Address that a printed gift is posted to. */
export function ParcelForm({ parcel, onChange, problems, submitted }: Props) {
  const { t } = useTranslation('checkout')
  const set = (field: ParcelField, value: string) =>
    onChange({ ...parcel, address: { ...parcel.address, [field]: value } })
  const error = (field: ParcelField) => (problems[field] ? t('problem.mandatory') : null)
  return (
    <section aria-labelledby="parcel-title" className={styles.form}>
      <Heading level={2} look={3} id="parcel-title">
        {t('parcel.title')}
      </Heading>
      <Checkbox
        label={t('parcel.toBuyer')}
        checked={parcel.toBuyer}
        onChange={(toBuyer) => onChange({ ...parcel, toBuyer })}
        error={submitted && problems.toBuyer ? t('parcel.notServed') : null}
      />
      {!parcel.toBuyer &&
        parcelFields.map((field) =>
          field === 'country' ? (
            <SelectField
              key={field}
              label={t('buyer.country')}
              value={parcel.address.country}
              onChange={(value) => set(field, value)}
              options={parcelCountries.map((value) => ({ value, label: t(`buyer.countries.${value}`) }))}
              autoComplete="shipping country"
              error={error(field)}
              submitted={submitted}
            />
          ) : (
            <TextField
              key={field}
              label={t(field === 'name' ? 'parcel.name' : `buyer.${field}`)}
              autoComplete={autoComplete[field]}
              maxLength={parcelLimits[field]}
              counted={false}
              value={parcel.address[field]}
              onChange={(value) => set(field, value)}
              error={error(field)}
              submitted={submitted}
            />
          ),
        )}
    </section>
  )
}

const autoComplete = {
  name: 'shipping name',
  addressLine: 'shipping street-address',
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
} as const
