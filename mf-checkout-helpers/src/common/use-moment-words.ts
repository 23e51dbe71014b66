import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatMoment } from '@escapade/shared-contracts/rules/dates/format-moment'

/** Writes instants (ISO) on the clock of the markets (D51): "1 mars 2027 à 14 h". */
export function useMomentWords(): (instant: string) => string {
  const { textLanguage: language } = useVisit()
  return (instant) => formatMoment({ instant, language })
}
