import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'

/** `/activity/{id}`; empty when the address names none. */
export const activityIdOf = ({ path }: PageLocation): string => path.split('/')[2] ?? ''
