import { isVatNumber } from '@escapade/shared-contracts/rules/text/vat-number'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { vatNumbers } from './buyer-fields'
import type { BuyerDraftState } from './use-buyer-draft'

// The forms of all countries come with the fields that want them.
vatNumbers.hasForm = isVatNumber

type Props = { draft: BuyerDraftState; submitted: boolean }

/** Company that the invoice is made out to; both fields may stay empty. */
export function CompanyFields({ draft, submitted }: Props) {
  const { t } = useTranslation('checkout')
  const { companyName, vatNumber } = useAtomValue(draft.atom).buyer
  const isWrong = vatNumber.trim() !== '' && !isVatNumber(vatNumber)
  return (
    <>
      <TextField
        name="companyName"
        label={t('buyer.companyName')}
        autoComplete="organization"
        value={companyName}
        onChange={(text) => draft.set('companyName', text)}
        required={false}
        submitted={submitted}
        maxLength={120}
        counted={false}
      />
      <TextField
        name="vatNumber"
        label={t('buyer.vatNumber')}
        autoComplete="off"
        value={vatNumber}
        onChange={(text) => draft.set('vatNumber', text)}
        required={false}
        submitted={submitted}
        error={isWrong ? t('problem.vatNumberIncorrect') : null}
        maxLength={30}
        counted={false}
      />
    </>
  )
}
