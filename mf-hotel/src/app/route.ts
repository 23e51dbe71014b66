import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'

/** `/hotel/{id}`; empty when the address names none. */
export const hotelIdOf = ({ path }: PageLocation): string => path.split('/')[2] ?? ''
