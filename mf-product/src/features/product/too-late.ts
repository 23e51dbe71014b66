import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { dayOf } from '@escapade/shared-contracts/rules/dates/days'

type Sale = Pick<StayDetail, 'published' | 'expiration'>

/** A stay that was taken off, or whose last day of sale is over. */
export const isOver = ({ published, expiration }: Sale, now: string): boolean =>
  !published || (expiration !== null && expiration < dayOf(now))

/** The gateway does not know the stay. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The gateway may say of which hotel the vanished stay was. */
export function hotelIdOf(error: unknown): string | null {
  const id = error instanceof ApiError ? error.problem?.values?.hotelId : null
  return typeof id === 'string' && id !== '' ? id : null
}
