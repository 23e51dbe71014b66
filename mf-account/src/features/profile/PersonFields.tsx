import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Profile } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { buyerCountries } from '@escapade/shared-contracts/rules/visitor/buyer-countries'
import { countryOf, languageNameOf, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { PhoneField } from '@escapade/shared-ui/phone/PhoneField'
import { useTranslation } from 'react-i18next'
import styles from './Profile.module.scss'
import { problemOf, textFields } from './profile-draft'

type Props = {
  draft: Profile
  submitted: boolean
  onChange: (change: Partial<Profile>) => void
}

const inCountries = 'countries.'

/** Name, telephone, address and the language of mails; checkouts begin with them. */
export function PersonFields({ draft, submitted, onChange }: Props) {
  const { t } = useTranslation('account')
  const nameOf = useCountryNames()
  const { locale } = useVisit()
  return (
    <section className={styles.section} aria-labelledby="person-title">
      <Heading level={2} look={3} id="person-title">
        {t('profile.person')}
      </Heading>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <SelectField
            label={t('profile.civility')}
            name="civility"
            autoComplete="honorific-prefix"
            required={false}
            value={draft.civility}
            onChange={(civility) => onChange({ civility: civility as Profile['civility'] })}
            options={(['MR', 'MRS', 'OTHER'] as const).map((value) => ({
              value,
              label: t(`profile.${value}`),
            }))}
          />
        </div>
        {textFields.map(({ name, autoComplete, maxLength }) => {
          const problem = problemOf(name, draft[name])
          const common = {
            value: draft[name],
            onChange: (text: string) => onChange({ [name]: text }),
            error: problem && t(`profile.${problem}`),
            required: false,
            submitted,
          }
          if (name === 'phoneNumber')
            return (
              <div key={name} className={styles.wide}>
                <PhoneField
                  {...common}
                  home={countryOf(locale)}
                  say={(key) =>
                    key.startsWith(inCountries) ? nameOf(key.slice(inCountries.length)) : t(`profile.${key}`)
                  }
                />
              </div>
            )
          return (
            <div key={name} className={name === 'addressLine' ? styles.wide : undefined}>
              <TextField
                {...common}
                label={t(`profile.${name}`)}
                name={name}
                autoComplete={autoComplete}
                maxLength={maxLength}
                counted={false}
              />
            </div>
          )
        })}
        <SelectField
          label={t('profile.country')}
          name="country"
          autoComplete="country"
          required={false}
          value={draft.country}
          onChange={(country) => onChange({ country })}
          options={buyerCountries.map((value) => ({ value, label: nameOf(value) }))}
        />
        <SelectField
          label={t('profile.locale')}
          name="locale"
          required={false}
          value={draft.locale}
          onChange={(chosen) => onChange({ locale: chosen as Profile['locale'] })}
          options={locales.map((value) => ({
            value,
            label: `${languageNameOf(value)} (${nameOf(countryOf(value))})`,
          }))}
        />
      </div>
    </section>
  )
}

function useCountryNames(): (country: string) => string {
  const { textLanguage } = useVisit()
  const names = new Intl.DisplayNames(textLanguage, { type: 'region' })
  return (country) => names.of(country) ?? country
}
