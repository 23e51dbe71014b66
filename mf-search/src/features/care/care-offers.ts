import type { ActivitySearchAnswer } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { OffersAnswer, SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import type { CareOffer, CarePanelProps } from '@escapade/shared-ui/care-panel/CarePanel'

/** The packages of the page, with what agents are asked about: rooms, conditions, whether it is still sold. */
export const stayOffers = (answer: OffersAnswer | undefined): CareOffer[] =>
  (answer?.exactMatch ?? []).flatMap(({ hotel, packages }) =>
    packages.map(({ id, label, availableRooms, cancellationPolicy, published, sponsored }) => ({
      id,
      label: `${label}, ${hotel.label}`,
      hotelId: hotel.id,
      provider: answer?.fallbackKey ? 'catalog' : 'search',
      notes: [
        { code: cancellationPolicy.type },
        availableRooms === null ? null : { code: 'rooms', value: availableRooms },
        published ? null : { code: 'unpublished' },
        sponsored ? { code: 'sponsored' } : null,
      ].filter((note) => note !== null),
    })),
  )

export const activityOffers = (answer: ActivitySearchAnswer | undefined): CareOffer[] =>
  (answer?.activityOnlyPackages ?? []).map(({ id, label, theme, mainActivityCenter: centre, published }) => ({
    id,
    label: `${label}, ${centre.label}`,
    hotelId: centre.id,
    provider: 'activity',
    notes: [{ code: 'theme', value: theme }, published ? null : { code: 'unpublished' }].filter(
      (note) => note !== null,
    ),
  }))

type Asked = { flow: string; page: number; details: SearchDetails | undefined }

/** Asked criteria, by the names of the call; nothing that was not asked. `flow`: its name in words. `page`: from 0. */
export function factsOf({ flow, page, details }: Asked): NonNullable<CarePanelProps['facts']> {
  const { destination, checkin, night, adult, child, baby, theme, totalCount } = details ?? {}
  const party = details && [adult, child, baby].join(' / ')
  const place = destination && `${destination.label} (${destination.category} ${destination.id})`
  const values = { flow, page: page + 1, totalCount, place, checkin, night, party, theme }
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ({ name, value: String(value) }))
}
