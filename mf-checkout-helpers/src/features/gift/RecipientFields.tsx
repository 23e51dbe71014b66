import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { giftFieldLimits } from '@escapade/shared-contracts/rules/gifts/check-gift-field'
import { validUntil } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { DayField } from '@escapade/shared-ui/day-choice/DayField'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { useTranslation } from 'react-i18next'
import { type DeliveryDraft, type DeliveryProblems, deliveryDays, hoursOn } from './gift-delivery'

export type RecipientProps = {
  draft: DeliveryDraft
  /** Wall clock of the market. */
  now: string
  problems: DeliveryProblems
  submitted: boolean
  /** Day of what is given: it arrives before. */
  before?: string | null
  /** Last day of the gift where its year has begun. */
  lastDay?: string | undefined
  onChange: (part: Partial<DeliveryDraft>) => void
}

/** Name and mailbox of a recipient, and the moment of the mail. */
export function RecipientFields({
  draft,
  now,
  problems,
  submitted,
  before = null,
  lastDay = validUntil({ issuedOn: dayOf(now), deliveredOn: draft.day }),
  onChange,
}: RecipientProps) {
  const { t } = useTranslation('checkout')
  const { locale, textLanguage: language } = useVisit()
  const hours = hoursOn(draft.day, now).map((hour) => ({
    value: String(hour),
    label: t('delivery.hourOf', { hour }),
  }))
  return (
    <>
      <TextField
        label={t('delivery.name')}
        name="recipientName"
        autoComplete="off"
        required={false}
        maxLength={giftFieldLimits.fromName}
        counted={false}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={problems.name ? t('delivery.problem.name') : null}
        submitted={submitted}
      />
      <TextField
        label={t('delivery.email')}
        name="recipientEmail"
        type="email"
        autoComplete="off"
        maxLength={200}
        counted={false}
        value={draft.email}
        onChange={(email) => onChange({ email })}
        error={
          problems.email
            ? t(`delivery.problem.${problems.email === 'mandatory' ? 'mandatory' : 'email'}`)
            : null
        }
        submitted={submitted}
      />
      <DayField
        label={t('delivery.day')}
        hint={t('delivery.validUntil', {
          date: formatDay({ day: lastDay, language, style: 'full' }),
        })}
        now={now}
        locale={locale}
        days={deliveryDays(now, before)}
        value={draft.day}
        onChange={(day) => onChange({ day })}
        error={submitted && problems.day ? t('delivery.problem.late') : null}
      />
      <SelectField
        label={t('delivery.hour')}
        hint={t('delivery.zone')}
        value={String(draft.hour)}
        onChange={(hour) => onChange({ hour: Number(hour) })}
        options={hours}
      />
    </>
  )
}
