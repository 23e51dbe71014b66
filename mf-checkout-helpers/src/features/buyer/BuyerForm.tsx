import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { buyerCountries } from '@escapade/shared-contracts/rules/visitor/buyer-countries'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { PhoneField, prepareReader } from '@escapade/shared-ui/phone/PhoneField'
import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BuyerForm.module.scss'
import {
  type AskedFields,
  type BuyerField,
  type BuyerProblem,
  buyerFields,
  checkBuyer,
  isOptional,
} from './buyer-fields'
import { CompanyInvoice } from './CompanyInvoice'
import type { BuyerDraftState } from './use-buyer-draft'

const EmailSuggestion = onDemand(
  async () => ({ default: (await import('./EmailSuggestion')).EmailSuggestion }),
  { optional: true },
)

export type BuyerFormProps = {
  draft: BuyerDraftState
  submitted: boolean
  /** Fields that this order needs. */
  asked: AskedFields
  /** False where there is no hotel that could be asked. Default true. */
  withRequest?: boolean
}

const choices = { civility: ['MR', 'MRS', 'OTHER'], country: buyerCountries } as const

/** Buyer, and the address of the confirmation (CH-040). */
export function BuyerForm({ draft, submitted, asked, withRequest = true }: BuyerFormProps) {
  const { t } = useTranslation('checkout')
  const { buyer, specialRequest } = useAtomValue(draft.atom)
  const problems = checkBuyer(buyer, asked)
  const isAsked = ({ name }: { name: BuyerField }) => asked.includes(name)
  return (
    <section aria-labelledby="buyer-title" className={styles.form} onFocus={prepareReader}>
      <Heading level={2} look={3} id="buyer-title">
        {t('buyer.title')}
      </Heading>
      <p className={styles.intro}>{t(withRequest ? 'buyer.intro' : 'buyer.introAll')}</p>
      {buyerFields.filter(isAsked).map((field) => (
        <div key={field.name} className={styles.field} data-field={field.name}>
          <BuyerInput
            field={field}
            value={buyer[field.name]}
            problem={problems[field.name]}
            submitted={submitted}
            onChange={draft.set}
          />
          {field.name === 'email' && buyer.email.includes('@') && (
            <EmailSuggestion email={buyer.email} onTake={(email) => draft.set('email', email)} />
          )}
        </div>
      ))}
      <CompanyInvoice draft={draft} submitted={submitted} />
      {withRequest && (
        <div className={styles.wide}>
          <TextArea
            label={t('buyer.specialRequest')}
            hint={t('buyer.specialRequestHint')}
            value={specialRequest}
            onChange={draft.say}
            maxLength={1000}
            required={false}
            rows={3}
          />
        </div>
      )}
    </section>
  )
}

type BuyerInputProps = {
  field: (typeof buyerFields)[number]
  value: string
  problem: BuyerProblem | undefined
  submitted: boolean
  onChange: (name: BuyerField, value: string) => void
}

/** One field. A letter in another one does not draw it anew: lists of countries are long. */
const BuyerInput = memo(function BuyerInput({ field, value, problem, submitted, onChange }: BuyerInputProps) {
  const { t } = useTranslation('checkout')
  const home = countryOf(useVisit().locale)
  const { name, autoComplete } = field
  const common = {
    value,
    submitted,
    onChange: (text: string) => onChange(name, text),
    error: problem ? t(`problem.${problem}`) : null,
  }
  if (name === 'phoneNumber') return <PhoneField {...common} say={(key) => t(`buyer.${key}`)} home={home} />
  if (name === 'civility' || name === 'country')
    return (
      <SelectField
        {...common}
        name={name}
        autoComplete={autoComplete}
        required={!isOptional(name)}
        label={t(`buyer.${name}`)}
        placeholder={name === 'civility' ? t('buyer.civilityChoose') : undefined}
        options={choices[name].map((choice) => ({ value: choice, label: t(optionKey(name, choice)) }))}
      />
    )
  return (
    <TextField
      {...common}
      name={name}
      autoComplete={autoComplete}
      required={!isOptional(name)}
      label={t(`buyer.${name}`)}
      type={'type' in field ? field.type : 'text'}
      maxLength={field.maxLength}
      counted={false}
    />
  )
})

const optionKey = (name: 'civility' | 'country', value: string) =>
  name === 'country' ? `buyer.countries.${value}` : `buyer.${value}`
