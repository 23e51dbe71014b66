import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'

/** Facts to know before coming: of the stay, its room and its hotel, each once. */
export const importantInfos = ({ importantInfos: infos, room, hotel }: StayDetail): string[] => [
  ...new Set([...infos, ...room.importantInfos, ...hotel.importantInfos]),
]
