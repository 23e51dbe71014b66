import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { lazy, Suspense } from 'react'

const StayCare = lazy(async () => ({ default: (await import('./StayCare')).StayCare }))

/** Panel that agents see above a stay, and visitors never load (SH-055). */
export function ProductCare({ product }: { product: StayDetail }) {
  const { customerCare } = useVisit()
  if (!customerCare) return null
  return (
    <Suspense fallback={null}>
      <StayCare product={product} />
    </Suspense>
  )
}
