import type { DrilledGateway } from '@escapade/gateway/testing/drill/drilled-gateway'

type Killing = { gateways: readonly DrilledGateway[]; random: () => number; steps: number; kills: number }

/** Some milliseconds after the step that was drawn, so that it dies anywhere in a call or job. */
const mostDelayMs = 400

/** Kills one gateway, at times all of them, at moments that are spread over the steps at random. The last is the last step. */
export function createKiller({ gateways, random, steps, kills }: Killing) {
  const drawn = Array.from({ length: kills - 1 }, () => 1 + Math.floor(random() * steps))
  const moments = new Map<number, number>()
  for (const step of [...drawn, steps]) moments.set(step, (moments.get(step) ?? 0) + 1)
  const killer = {
    killed: 0,
    onStep(number: number) {
      for (let times = moments.get(number) ?? 0; times > 0; times -= 1)
        setTimeout(strike, random() * mostDelayMs)
    },
  }
  function strike() {
    const one = gateways[Math.floor(random() * gateways.length)]
    for (const gateway of random() < 0.25 ? gateways : [one]) {
      gateway?.crash()
      killer.killed += 1
    }
  }
  return killer
}
