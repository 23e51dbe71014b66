import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button'
import { CellField, type CellLook } from '../field/CellField'
import { Popover } from '../popover/Popover'
import { PartySelector, type PartySelectorProps } from './PartySelector'
import { PartySummary } from './PartySummary'

export type PartyFieldProps = PartySelectorProps & { look?: CellLook; align?: 'start' | 'end' }

/** Who travels, as a cell of the search box or the booking bar. Every step applies at once. */
export function PartyField({ look, align, ...selector }: PartyFieldProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const [open, setOpen] = useState(false)
  const { party, disabled } = selector
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('party.title')}
      align={align}
      footer={<Button onClick={() => setOpen(false)}>{t('party.validate')}</Button>}
      trigger={(props) => (
        <CellField icon="users" label={t('party.title')} id={id} look={look}>
          <button
            {...props}
            type="button"
            id={id}
            aria-labelledby={`${id}-label ${id}-party`}
            disabled={disabled}
          >
            <span id={`${id}-party`}>
              <PartySummary party={party} />
            </span>
          </button>
        </CellField>
      )}
    >
      <PartySelector {...selector} />
    </Popover>
  )
}
