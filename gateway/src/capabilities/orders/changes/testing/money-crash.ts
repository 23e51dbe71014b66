import type { CrashPoint } from '../../crash/crash-point'

/** Points at which requests and jobs of the property may break off. */
export const crashPoints: readonly CrashPoint[] = [
  'order:stock-taken',
  'order:reserved',
  'order:intent-created',
  'order:intent-saved',
  'payment:begun',
  'payment:authorised',
  'payment:capturing',
  'payment:captured',
  'payment:confirmed',
  'change:stock-moved',
  'change:decided',
  'cancellation:stock-returned',
  'cancellation:decided',
  'refund:sent',
  'mail:delivered',
]

/** Breaks off what comes first to the place that is armed, once; jobs that break off are due
 * again. Real deaths of a process are crash.postgres.test.ts. */
export function createCrasher() {
  let armed: CrashPoint | null = null
  let happened = 0
  return {
    arm(point: CrashPoint | null) {
      armed = point
    },
    happened: () => happened,
    reachCrashPoint(point: CrashPoint) {
      if (point !== armed) return
      armed = null
      happened += 1
      throw new Error(`Broken off at ${point}`)
    },
  }
}

/** As browsers do: a call that had no answer is made once more. */
export async function askAgain<Answer extends { statusCode: number }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await call()
  return answer.statusCode < 500 ? answer : call()
}
