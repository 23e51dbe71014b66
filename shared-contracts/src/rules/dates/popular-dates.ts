import type { Locale } from '../visitor/locale'
import { type Campaign, type CampaignName, campaigns as knownCampaigns } from './campaigns'
import { canArrive } from './can-arrive'
import { addDays, dayOf, monthOf, weekday } from './days'
import { lastMonthOf } from './months-to-load'

export type PopularDates = {
  key: 'currentWeekend' | 'nextWeekend' | 'campaign'
  checkin: string
  checkout: string
  /** Name of a campaign that has one. */
  name?: CampaignName
}

const saturday = 6
const locales: readonly Locale[] = ['es_ES', 'fr_FR', 'fr_BE', 'nl_BE']

const weekend = (key: PopularDates['key'], checkin: string): PopularDates => ({
  key,
  checkin,
  checkout: addDays(checkin, 1),
})

/**
 * Shortcuts of the date picker (spec A §9): this weekend, the next, and the market's campaigns of the year on offer,
 * as long as one can still arrive. That hides this weekend from Saturday 20:00 on.
 */
export function popularDates({
  now,
  locale,
  experiment,
  campaigns = knownCampaigns,
}: {
  now: string
  locale: Locale
  experiment: boolean
  campaigns?: readonly Campaign[]
}): PopularDates[] {
  if (!experiment || !locales.includes(locale)) return []
  const today = dayOf(now)
  const thisSaturday = addDays(today, saturday - weekday(today))
  const ranges = [
    weekend('currentWeekend', thisSaturday),
    weekend('nextWeekend', addDays(thisSaturday, 7)),
    ...campaigns
      .filter(({ markets, to }) => markets.includes(locale) && monthOf(to) <= lastMonthOf(now))
      .map(
        ({ from, to, markets: _, ...named }): PopularDates => ({
          key: 'campaign',
          checkin: from,
          checkout: to,
          ...named,
        }),
      ),
  ]
  return ranges.filter(({ checkin }) => canArrive({ now, day: checkin }))
}
