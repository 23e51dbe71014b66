import type { TestApp } from '../../testing/test-app'
import type { Row } from './operation'

export type Command = (context: TestApp, args: string[]) => Promise<void>

/** Lets operators type commands, and answers the rows that are printed. */
export const createOperator =
  (context: TestApp) =>
  async (command: Command, ...args: string[]): Promise<Row[]> => {
    const written: string[] = []
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => written.push(String(text)) > 0)
    const warn = jest.spyOn(process.stderr, 'write').mockImplementation(() => true)
    await command(context, [...args, '--json']).finally(() => {
      write.mockRestore()
      warn.mockRestore()
    })
    return written.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  }
