/** Lets the browser paint and answer the visitor before what follows. */
export const nextTask = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume))
}
