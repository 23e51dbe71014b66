import { count } from './calls'
import { cancel, change, payChange } from './change-steps'
import { buyGift, withdrawGift } from './gift-steps'
import { order, quote, rush } from './order-steps'
import { answerBank, pay } from './pay-steps'
import { tell, wait } from './provider-steps'
import type { Visitors } from './visitors'

type Step = { name: string; weight: number; take: (visitors: Visitors) => Promise<void> }

const steps: readonly Step[] = [
  { name: 'price asked', weight: 6, take: quote },
  { name: 'stay held', weight: 19, take: order },
  { name: 'four for the same nights', weight: 2, take: rush },
  { name: 'paid', weight: 24, take: pay },
  { name: 'bank answered', weight: 12, take: answerBank },
  { name: 'dates changed', weight: 10, take: change },
  { name: 'change paid', weight: 7, take: payChange },
  { name: 'cancelled', weight: 5, take: cancel },
  { name: 'gift bought', weight: 3, take: buyGift },
  { name: 'gift given back', weight: 0.7, take: withdrawGift },
  { name: 'provider tells', weight: 10, take: tell },
  { name: 'time passes', weight: 1.3, take: wait },
]
const weights = steps.reduce((sum, { weight }) => sum + weight, 0)

function draw(random: () => number): Step {
  let left = random() * weights
  const drawn = steps.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return drawn ?? (steps[0] as Step)
}

type Run = { visitors: Visitors; steps: number; clients: number; onStep: (number: number) => void }

/** So many steps by so many visitors at once; answers how many there were of each kind. */
export async function takeSteps({
  visitors,
  steps: most,
  clients,
  onStep,
}: Run): Promise<Map<string, number>> {
  const taken = new Map<string, number>()
  let number = 0
  const visit = async () => {
    while (number < most) {
      number += 1
      onStep(number)
      const { name, take } = draw(visitors.random)
      await take(visitors)
      count(taken, name)
    }
  }
  await Promise.all(Array.from({ length: clients }, visit))
  return taken
}
