/** Does what writes to a terminal; answers its output, and its words to people. */
export async function capturedOutput(work: () => Promise<unknown>): Promise<{ text: string; said: string }> {
  const written: string[] = []
  const said: string[] = []
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  const err = jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  await work().finally(() => {
    out.mockRestore()
    err.mockRestore()
  })
  return { text: written.join(''), said: said.join('') }
}
