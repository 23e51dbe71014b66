import type { AuditQuestion } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from './Audit.module.scss'

const kinds = ['acts', 'reads', 'searches', 'all'] as const

type Fields = { email: string; subject: string; kind: (typeof kinds)[number]; from: string; until: string }

type Props = { question: AuditQuestion; onAsk: (question: AuditQuestion) => void }

/** Questions to the audit: who, what about, which kind, and between which days. */
export function AuditFilters({ question, onAsk }: Props) {
  const { t } = useTranslation('desk')
  const { email = '', subject = '', kind = 'acts' } = question
  const { control, handleSubmit } = useForm<Fields>({
    defaultValues: { email, subject, kind, from: '', until: '' },
  })
  const text = (name: 'email' | 'subject' | 'from' | 'until', type: 'text' | 'date' = 'text') => (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <TextField label={t(`audit.${name}`)} type={type} value={field.value} onChange={field.onChange} />
      )}
    />
  )
  const ask = ({ from, until, ...rest }: Fields) =>
    onAsk({
      ...rest,
      email: rest.email.trim(),
      subject: rest.subject.trim(),
      from: from || null,
      until: until || null,
    })
  return (
    <form className={styles.filters} onSubmit={handleSubmit(ask)} noValidate>
      {text('subject')}
      {text('email')}
      <Controller
        name="kind"
        control={control}
        render={({ field }) => (
          <SelectField
            label={t('audit.kind')}
            value={field.value}
            onChange={field.onChange}
            options={kinds.map((value) => ({ value, label: t(`audit.kinds.${value}`) }))}
          />
        )}
      />
      {text('from', 'date')}
      {text('until', 'date')}
      <Button type="submit" variant="line">
        {t('audit.ask')}
      </Button>
    </form>
  )
}
