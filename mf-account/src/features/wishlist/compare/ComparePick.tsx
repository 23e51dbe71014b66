import { Checkbox } from '@escapade/shared-ui/field/Checkbox'
import { useTranslation } from 'react-i18next'

export type ComparePickProps = {
  /** Stay and hotel. */
  name: string
  isPicked: boolean
  /** As many as can be compared are ticked. */
  isFull: boolean
  onPick: () => void
}

/** Ticks a favourite to be compared. */
export default function ComparePick({ name, isPicked, isFull, onPick }: ComparePickProps) {
  const { t } = useTranslation('account')
  const label = (
    <>
      {t('compare.pick')}
      <span className="vh"> {name}</span>
    </>
  )
  return <Checkbox label={label} checked={isPicked} disabled={isFull} onChange={onPick} />
}
