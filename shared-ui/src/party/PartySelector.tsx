import {
  type ChangedParty,
  changeParty,
  type Party,
  partyBounds,
} from '@escapade/shared-contracts/rules/party/change-party'
import { useTranslation } from 'react-i18next'
import { Stepper } from '../stepper/Stepper'

export type PartySelectorProps = {
  party: Party
  onChange: (party: ChangedParty) => void
  /** Gifting and activity search: the party is given and cannot be changed. */
  disabled?: boolean
}

const kinds = ['adult', 'child', 'baby'] as const

export function PartySelector({ party, onChange, disabled }: PartySelectorProps) {
  const { t } = useTranslation('ui')
  return (
    <div>
      {kinds.map((key) => (
        <Stepper
          key={key}
          label={t(`party.${key}.label`)}
          hint={t(`party.${key}.ages`)}
          value={party[key]}
          min={partyBounds[key].min}
          max={partyBounds[key].max}
          disabled={disabled}
          onChange={(value) => onChange(changeParty({ party, change: { key, value }, disabled }))}
        />
      ))}
    </div>
  )
}
