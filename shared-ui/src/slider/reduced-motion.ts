import type { KeenSliderInstance } from 'keen-slider'

export const isCalm = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** For visitors who want less motion: what is let go stands at its slide at once. */
export function stopCalmly({ animator, moveToIdx }: KeenSliderInstance) {
  const target = animator.targetIdx
  if (target !== null && isCalm()) moveToIdx(target, true, { duration: 0 })
}
