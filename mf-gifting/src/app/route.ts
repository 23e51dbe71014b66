import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'

/** `/boxes/{id}`; empty when the address names none. */
export const boxIdOf = ({ path }: PageLocation): string => path.split('/')[2] ?? ''
