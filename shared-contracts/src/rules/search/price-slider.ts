import type { Flow } from './flow'

/** Top of the price slider in euros (D38). At the top there is no upper bound. */
export const maxSliderPrice = 300
const maxGiftPrice = 250

/** End of the price slider in euros, for stays of so many nights: gifts have a lower one. */
export const priceEnd = (flow: Flow, nights = 1): number =>
  flow === 'gifting' ? maxGiftPrice : maxSliderPrice * nights

const centsOfBar = 2_000

/** Width of a bar over the slider, for stays of so many nights; the last bar has whatever costs more. */
export const priceStepCents = (nights = 1): number => centsOfBar * nights
export const priceSteps = (maxSliderPrice * 100) / centsOfBar
