/** Does work on things in their order, so many at once. Fails with the first that fails. */
export async function sideBySide<T>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<unknown>,
): Promise<void> {
  const waiting = things.values()
  const worker = async () => {
    for (const thing of waiting) await work(thing)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
