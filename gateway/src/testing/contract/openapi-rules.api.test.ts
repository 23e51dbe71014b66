import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createTestApp, type TestApp } from '../test-app'

type Problem = { ruleId: string; message: string; location: { pointer?: string }[] }

let test: TestApp
let folder: string
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  folder = await mkdtemp(path.join(tmpdir(), 'openapi-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const redocly = require.resolve('@redocly/cli/bin/cli.js')

/** Complaints of redocly about a document, by its recommended rules. */
async function lint(document: object): Promise<Problem[]> {
  const file = path.join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const args = [redocly, 'lint', file, '--extends=recommended', '--format=json', '--max-problems=1000']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  // It ends with 1 where it has complaints.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env,
    cwd: folder,
    maxBuffer: 1e8,
  }).catch((error: { stdout: string }) => error)
  return (JSON.parse(stdout) as { problems: Problem[] }).problems
}
const wordsOf = ({ ruleId, message, location: [place] }: Problem) =>
  `${ruleId}: ${message} ${place?.pointer ?? ''}`

/** Calls that lead elsewhere, whatever becomes of them, have no answer of their own; those that ask nothing refuse nothing. */
const besides = ({ ruleId }: Problem) =>
  ruleId !== 'operation-2xx-response' && ruleId !== 'operation-4xx-response'

it('[GW-038] the description of the calls keeps the recommended rules of redocly: each says who may ask', async () => {
  const problems = await lint(test.app.swagger())
  expect(problems.filter(besides).map(wordsOf)).toEqual([])
  expect(problems.length).toBeLessThan(12)
}, 60_000)
