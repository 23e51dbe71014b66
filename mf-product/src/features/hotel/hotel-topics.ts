import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'

export const rowTopics = ['gettingThere', 'hours', 'services', 'toKnow'] as const
export type HotelTopic = (typeof rowTopics)[number] | 'eco'

/** Facts of the hotel about parking. */
export const parkingOf = ({ infoGeneral }: Pick<Hotel, 'infoGeneral'>): string[] =>
  infoGeneral.find(({ code }) => code === 'parking')?.facilities ?? []
