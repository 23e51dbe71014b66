type Policy = {
  /** `NCNR`: non-cancellable, non-refundable, whatever else is said. */
  type?: string | null
  cancellable?: boolean | null
  cancellationDeadline?: string | null
}

export type CancellationNotice = 'addDates' | 'free' | 'nonRefundable'

/** Notice about cancelling (spec A §4). `free` is until the policy's `cancellationDeadline`. */
export function cancellationNotice({
  hasDates,
  policy,
}: {
  hasDates: boolean
  policy?: Policy | null
}): CancellationNotice {
  if (!hasDates) return 'addDates'
  const isFree = policy && policy.type !== 'NCNR' && policy.cancellable && policy.cancellationDeadline
  return isFree ? 'free' : 'nonRefundable'
}
