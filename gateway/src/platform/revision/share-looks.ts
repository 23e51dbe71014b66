/** All who ask at the same time share one look, which began after each of them asked. */
export function shareLooks<T>(look: () => Promise<T>) {
  let looking: Promise<T> | null = null
  let next: Promise<T> | null = null

  function ask(): Promise<T> {
    if (!looking) {
      looking = look().finally(() => {
        looking = null
      })
      return looking
    }
    // The look that is under way may have begun before the last commit: one more is for all who ask meanwhile.
    next ??= looking
      .catch(() => null)
      .then(() => {
        next = null
        return ask()
      })
    return next
  }

  return {
    ask,

    /** Ends when no caller looks any more. */
    async settle(): Promise<void> {
      await Promise.allSettled([looking, next])
    },
  }
}
