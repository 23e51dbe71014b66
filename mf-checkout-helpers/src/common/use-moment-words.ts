import { useVisit } from '@escapade/remote-kit/runtime/shell-context'

/** Writes instants (ISO) on the clock of the markets (D51): "1 March 2027 at 14:00". */
export function useMomentWords(): (instant: string) => string {
  const { textLanguage } = useVisit()
  const moment = new Intl.DateTimeFormat(textLanguage, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  })
  return (instant) => moment.format(new Date(instant))
}
