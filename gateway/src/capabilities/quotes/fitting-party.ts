import { type PartySize, roomsForParty } from '../../pricing/stay-price'

/** The largest part of a party that finds rooms: babies and children are fewer before adults are. */
export function fittingParty({ party, capacity }: { party: PartySize; capacity: number }): PartySize {
  let fitting = party
  while (roomsForParty({ party: fitting, capacity }) === null) {
    const { adult, child, baby } = fitting
    const isForBabies = roomsForParty({ party: { ...fitting, baby: 0 }, capacity }) !== null
    if (baby > 0 && (isForBabies || child === 0)) fitting = { ...fitting, baby: baby - 1 }
    else if (child > 0) fitting = { ...fitting, child: child - 1 }
    else fitting = { ...fitting, adult: adult - 1 }
  }
  return fitting
}
