import type { Flow } from './flow'

/** Top of the price slider in euros (D38). At the top there is no upper bound. */
export const maxSliderPrice = 300
const maxGiftPrice = 250

/** End of the price slider in euros: gifts have a lower one. */
export const priceEnd = (flow: Flow): number => (flow === 'gifting' ? maxGiftPrice : maxSliderPrice)

/** Width of a bar over the slider; the last bar has whatever costs more. */
export const priceStepCents = 2_000
export const priceSteps = (maxSliderPrice * 100) / priceStepCents
