import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Insurance } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useQuery } from '@tanstack/react-query'
import { insuranceQuery } from './insurance-query'
import { isUndecided, premiumOf, readChoice } from './insurance-state'

type Options = { orderAmount: number; policy: CancellationPolicy | null }

/** The choice of insurance, kept in the hash; nothing is offered or asked where the flag is off (D91). */
export function useInsurance({ orderAmount, policy }: Options) {
  const { flags } = useVisit()
  const { criteria, update } = useCriteria()
  const isAsked = flags.insurance === true && orderAmount > 0 && policy !== null
  const { data, isError, isFetching, refetch } = useQuery({
    ...insuranceQuery(useApi(), { cancellationType: policy?.type ?? 'NCNR', orderAmount }),
    enabled: isAsked,
  })
  // Gateways before told no insurer.
  const insurer = data?.insurer ?? null
  const isOffered = isAsked && !(data && data.insurer === null)
  const insurance: Insurance = {
    amount: data?.amount ?? 0,
    hasInsurance: isOffered ? readChoice(criteria.hasInsurance) : null,
    isFetching: isFetching && !data,
    error: isError && !data ? 'unreachable' : null,
  }
  return {
    isOffered,
    insurer,
    insurance,
    choose: (hasInsurance: boolean) =>
      update((current) => ({ ...current, hasInsurance: String(hasInsurance) }), { replace: true }),
    retry: () => void refetch(),
    isInsured: insurance.hasInsurance === true,
    premiumCents: premiumOf(insurance),
    isMissing: isOffered && isUndecided(insurance),
    /** The price of what was chosen is on its way. */
    waits: insurance.hasInsurance === true && insurance.isFetching,
  }
}

export type InsuranceChoiceState = ReturnType<typeof useInsurance>
