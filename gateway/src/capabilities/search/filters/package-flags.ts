import type { KeyWhere } from '@escapade/shared-contracts/criteria/criteria-table'
import { freeCancellation } from './free-cancellation'
import { lastRooms } from './last-rooms'
import type { PackageFlag } from './package-flag'

export type PackageFlagKey = KeyWhere<{ kind: 'flag'; request: string }>

/** The filters of the criteria table that are on or off, each with what it asks of a package. */
export const packageFlags: Readonly<Record<PackageFlagKey, PackageFlag>> = { freeCancellation, lastRooms }

export const packageFlagKeys = Object.keys(packageFlags) as PackageFlagKey[]
