import type { PickedDates } from '@escapade/shared-contracts/rules/dates/run-date-picking'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CellField, type CellLook } from '../field/CellField'
import { onDemand } from '../layer/on-demand'
import { useWideScreen } from '../media/use-wide-screen'
import { Popover } from '../popover/Popover'
import { CalendarSkeleton } from './CalendarSkeleton'
import type { CalendarData } from './calendar-types'
import { stayRange } from './day-texts'
import { type AppliedDates, useDatePicking } from './use-date-picking'

export type DateRangeFieldProps = CalendarData & {
  value: PickedDates
  onApply: (dates: AppliedDates) => void
  onClear: () => void
  /** Product pages know their lengths of stay: `onCheckin` hears of each check-in picked, to fetch them. */
  productPage?: boolean
  onCheckin?: (day: string) => void
  /** True when that fetch failed: the half-picked stay is dropped. */
  nightsFailed?: boolean
  onMonthsShown?: (months: { first: string; count: number }) => void
  popular?: boolean
  /** Above the months: for those whose dates may move. */
  flexible?: ReactNode
  /** Words for the choice, where two dates do not say it. */
  words?: string | undefined
  teaser?: ReactNode
  /** Given: the owner opens and closes it ("See prices"). */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  look?: CellLook
  align?: 'start' | 'end'
}

const CalendarPanel = onDemand(async () => ({ default: (await import('./CalendarPanel')).CalendarPanel }), {
  waiting: <CalendarSkeleton />,
})

export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onApply, onClear, onCheckin, productPage = false, nightsFailed = false, look, align } = props
  const {
    popular,
    flexible,
    words,
    teaser,
    onMonthsShown,
    now,
    locale,
    availabilities,
    possibleNights,
    nightsLoading,
    loadedMonths,
    openWhileLoading,
    prices,
  } = props
  const { t } = useTranslation('ui')
  const id = useId()
  const wide = useWideScreen()
  const [ownOpen, setOwnOpen] = useState(false)
  const open = props.open ?? ownOpen
  const setOpen = props.onOpenChange ?? setOwnOpen
  const picker = useDatePicking({
    value,
    productPage,
    autoClose: wide,
    onApply,
    onClear,
    onCheckin,
    onClose: () => setOpen(false),
  })
  const { picking, dispatch, choose } = picker
  useSession(picker, { open, value, nightsFailed })
  const { checkin, checkout } = open ? picking : value
  const picked = checkin && checkout ? stayRange(checkin, checkout, locale) : ''
  const range = !open || (!checkin && !checkout) ? (words ?? picked) : picked
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('calendar.title')}
      small="full-drawer"
      size="wide"
      align={align}
      trigger={({ onClick, 'aria-expanded': expanded, 'aria-controls': controls }) => (
        <CellField icon="calendar" look={look} label={t('calendar.label')} id={id}>
          <input
            id={id}
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={expanded}
            aria-controls={controls}
            readOnly
            autoComplete="off"
            placeholder={t('calendar.placeholder')}
            value={range}
            aria-labelledby={`${id}-label ${id}-range`}
            onClick={onClick}
            onPointerEnter={CalendarPanel.preload}
            onFocus={CalendarPanel.preload}
            onKeyDown={(event) => {
              if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
              event.preventDefault()
              onClick()
            }}
          />
          <span className="vh" id={`${id}-range`}>
            {range}
          </span>
        </CellField>
      )}
    >
      <CalendarPanel
        now={now}
        locale={locale}
        availabilities={availabilities}
        possibleNights={possibleNights}
        nightsLoading={nightsLoading}
        loadedMonths={loadedMonths}
        openWhileLoading={openWhileLoading}
        prices={prices}
        onMonthsShown={onMonthsShown}
        popular={popular}
        flexible={flexible}
        teaser={teaser}
        picked={picking}
        dispatch={dispatch}
        choose={choose}
        layout={wide ? 'pair' : 'list'}
        onValidate={() => setOpen(false)}
      />
    </Popover>
  )
}

type Picker = ReturnType<typeof useDatePicking>
type Session = Pick<DateRangeFieldProps, 'value' | 'nightsFailed'> & { open: boolean }

/**
 * Opening and closing start and end a session of the rule, whatever caused them. Dates of a link can come after the press
 * that opened the calendar: they start it anew, unless something was picked since.
 */
function useSession({ dispatch, isTouched }: Picker, { open, value, nightsFailed }: Session) {
  const { checkin, checkout } = value
  const latest = useRef(dispatch)
  latest.current = dispatch
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open !== wasOpen.current || (open && !isTouched.current))
      latest.current({ type: open ? 'open' : 'close' })
    wasOpen.current = open
  }, [open, checkin, checkout])
  useEffect(() => {
    if (nightsFailed && wasOpen.current) latest.current({ type: 'nightsFailed' })
  }, [nightsFailed])
}
