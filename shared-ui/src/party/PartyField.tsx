import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { CellField, type CellLook } from '../field/CellField'
import { Popover } from '../popover/Popover'
import { PartySelector, type PartySelectorProps } from './PartySelector'
import { PartySummary } from './PartySummary'

export type PartyFieldProps = Pick<PartySelectorProps, 'party' | 'onChange'> & {
  look?: CellLook
  align?: 'start' | 'end'
  /** Given: the party cannot be changed, and this says why. */
  fixedBecause?: string
}

/** Party, as a cell of the search box or the booking bar. Every step applies at once. */
export function PartyField({ look, align, fixedBecause, party, onChange }: PartyFieldProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [open, setOpen] = useState(false)
  const named = { type: 'button', id, 'aria-labelledby': `${id}-label ${id}-party` } as const
  const summary = (
    <span id={`${id}-party`}>
      <PartySummary party={party} />
    </span>
  )
  // It keeps its place among the fields, so that screen readers can say why it does nothing.
  if (fixedBecause)
    return (
      <CellField
        icon="users"
        label={t('party.title')}
        id={id}
        look={look}
        note={<span id={`${id}-why`}>{fixedBecause}</span>}
      >
        <button {...named} aria-disabled="true" aria-describedby={`${id}-why`}>
          {summary}
        </button>
      </CellField>
    )
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('party.title')}
      align={align}
      footer={<Button onClick={() => setOpen(false)}>{t('party.validate')}</Button>}
      trigger={(props) => (
        <CellField icon="users" label={t('party.title')} id={id} look={look}>
          <button {...props} {...named}>
            {summary}
          </button>
        </CellField>
      )}
    >
      <PartySelector party={party} onChange={onChange} />
    </Popover>
  )
}
