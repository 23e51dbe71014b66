import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { waitForVerdict } from '@escapade/remote-kit/commands/shell-verdict'
import { findBuilt } from '@escapade/remote-kit/release/find-built'
import { readPublishKey } from '@escapade/remote-kit/release/publish-key'
import { registryOverHttp } from '@escapade/remote-kit/release/registry-over-http'
import { runningRegistry } from '@escapade/remote-kit/release/running-registry'
import { workspace } from '../shop'
import { copyRelease } from './made-releases'

const name = 'mf-hotel'

/** Times from publishing to live of one release under new versions, and how many of them passed their trial. */
export async function timeTrials(rounds: number, shell: string) {
  const address = await runningRegistry(path.join(workspace, 'var'))
  if (!address) throw new Error('The shop has no registry')
  const dir = path.join(workspace, name)
  let said = ''
  const registry = registryOverHttp({
    address,
    dir,
    key: await readPublishKey({ dir }),
    say: (line) => {
      said += `${line}\n`
    },
  })
  const built = await findBuilt(dir)
  const root = await mkdtemp(path.join(tmpdir(), 'escapade-trials-'))
  const times: number[] = []
  const refusals: string[] = []
  let passed = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      const version = `again-${round}-${Date.now().toString(36)}`
      const folder = await copyRelease(built, { root, name, version })
      said = ''
      const startedAt = performance.now()
      try {
        const { named } = await registry.publish({ folder })
        await waitForVerdict({ shell, name, version, named })
      } catch (error) {
        refusals.push(String(error))
        continue
      }
      times.push(performance.now() - startedAt)
      if (said.includes('passed its trial')) passed += 1
    }
  } finally {
    // The shop goes on with what it was built of.
    await registry.publish({ folder: built, untried: true })
    await rm(root, { recursive: true, force: true })
  }
  return { times, passed, refusals }
}
