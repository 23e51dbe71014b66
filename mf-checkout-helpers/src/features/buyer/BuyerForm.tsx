import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { suggestEmail } from '@escapade/shared-contracts/rules/text/suggest-email'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import styles from './BuyerForm.module.scss'
import {
  type AskedFields,
  type BuyerField,
  type BuyerProblems,
  buyerFields,
  type Draft,
} from './buyer-fields'
import { countries } from './countries'
import { PhoneField } from './PhoneField'

export type BuyerFormProps = {
  draft: Draft
  onChange: (draft: Draft) => void
  problems: BuyerProblems
  submitted: boolean
  /** What this order needs to know. */
  asked: AskedFields
  /** False where there is no hotel that could be asked. Default true. */
  withRequest?: boolean
}

const choices = { civility: ['MR', 'MRS', 'OTHER'], country: countries } as const

/** Who pays, and where the confirmation goes (CH-040). */
export function BuyerForm(props: BuyerFormProps) {
  const { draft, onChange, problems, submitted, asked, withRequest = true } = props
  const { t } = useTranslation('checkout')
  const home = countryOf(useVisit().locale)
  const { buyer, specialRequest } = draft
  const set = (name: BuyerField, value: string) => onChange({ ...draft, buyer: { ...buyer, [name]: value } })
  const error = (name: BuyerField) => (problems[name] ? t(`problem.${problems[name]}`) : null)
  const isAsked = ({ name }: { name: BuyerField }) => asked.includes(name)
  return (
    <section aria-labelledby="buyer-title" className={styles.form}>
      <Heading level={2} look={3} id="buyer-title">
        {t('buyer.title')}
      </Heading>
      <p className={styles.intro}>{t(withRequest ? 'buyer.intro' : 'buyer.introAll')}</p>
      {buyerFields.filter(isAsked).map((field) => (
        <div key={field.name} className={styles.field} data-field={field.name}>
          {field.name === 'civility' || field.name === 'country' ? (
            <SelectField
              label={t(`buyer.${field.name}`)}
              name={field.name}
              value={buyer[field.name]}
              onChange={(value) => set(field.name, value)}
              placeholder={field.name === 'civility' ? t('buyer.civilityChoose') : undefined}
              options={choices[field.name].map((value) => ({
                value,
                label: t(optionKey(field.name, value)),
              }))}
              autoComplete={field.autoComplete}
              error={error(field.name)}
              submitted={submitted}
            />
          ) : field.name === 'phoneNumber' ? (
            <PhoneField
              value={buyer.phoneNumber}
              onChange={(value) => set('phoneNumber', value)}
              home={home}
              error={error('phoneNumber')}
              submitted={submitted}
            />
          ) : (
            <TextField
              label={t(`buyer.${field.name}`)}
              name={field.name}
              type={'type' in field ? field.type : 'text'}
              autoComplete={field.autoComplete}
              maxLength={field.maxLength}
              counted={false}
              value={buyer[field.name]}
              onChange={(value) => set(field.name, value)}
              error={error(field.name)}
              submitted={submitted}
            />
          )}
          {field.name === 'email' && (
            <EmailSuggestion email={buyer.email} onTake={(email) => set('email', email)} />
          )}
        </div>
      ))}
      {withRequest && (
        <div className={styles.wide}>
          <TextArea
            label={t('buyer.specialRequest')}
            hint={t('buyer.specialRequestHint')}
            value={specialRequest}
            onChange={(value) => onChange({ ...draft, specialRequest: value })}
            maxLength={1000}
            required={false}
            rows={3}
          />
        </div>
      )}
    </section>
  )
}

const optionKey = (name: 'civility' | 'country', value: string) =>
  name === 'country' ? `buyer.countries.${value}` : `buyer.${value}`

function EmailSuggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const { t } = useTranslation('checkout')
  const suggestion = suggestEmail({ email })
  if (!suggestion) return null
  return (
    <button type="button" className={styles.suggestion} onClick={() => onTake(suggestion)}>
      {t('buyer.suggestion', { email: suggestion })}
    </button>
  )
}
