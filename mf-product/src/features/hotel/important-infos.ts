import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'

/** What must be known before coming: of the stay, its room and its hotel, each once. */
export const importantInfos = ({ importantInfos: infos, room, hotel }: StayDetail): string[] => [
  ...new Set([...infos, ...room.importantInfos, ...hotel.importantInfos]),
]
