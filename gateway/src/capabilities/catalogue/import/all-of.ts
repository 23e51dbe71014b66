/** Like `Promise.all`, but a failure is told when nothing is under way any more. */
export async function allOf<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work)
  return Promise.all(work)
}
