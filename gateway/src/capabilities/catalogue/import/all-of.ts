/** Like `Promise.all`, but it rejects only when nothing is under way any more. */
export async function allOf<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work)
  return Promise.all(work)
}
