import { createMovingClock } from '../moving-clock'

/** The evening before summer time begins in the markets; a run's first day. */
const today = '2027-03-27'
const jumps = [
  { name: 'clock jumps to midnight', to: '2027-03-27T22:59:57Z' },
  { name: 'clock jumps to the change of summer time', to: '2027-03-28T00:59:57Z' },
]

export type ChaosClock = ReturnType<typeof createClock>

export function createClock(folder: string) {
  const { set, injected } = createMovingClock(folder, `${today}T18:00:00Z`)
  return {
    today,
    jumps: jumps.map(({ name, to }) => ({ name, jump: () => set(to) })),
    injected,
  }
}
