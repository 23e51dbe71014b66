import { Reason } from '@escapade/shared-contracts/api/desk/refund-schemas'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const longestReason = 500

type Props<Form extends FieldValues> = {
  control: Control<Form>
  name: Path<Form>
  hint: string
}

/** Word on why, which the contract asks for. */
export function ReasonField<Form extends FieldValues>({ control, name, hint }: Props<Form>) {
  const { t } = useTranslation('desk')
  return (
    <Controller
      name={name}
      control={control}
      rules={{ validate: (reason) => Reason.safeParse(reason).success || t('refund.noReason') }}
      render={({ field, fieldState, formState }) => (
        <TextArea
          label={t('refund.reason')}
          hint={hint}
          rows={2}
          value={field.value}
          onChange={field.onChange}
          maxLength={longestReason}
          error={fieldState.error?.message}
          submitted={formState.isSubmitted}
        />
      )}
    />
  )
}
