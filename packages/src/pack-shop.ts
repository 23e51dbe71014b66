import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePortFrom } from '@escapade/remote-kit/dev/free-port'
import type { Registry } from '@escapade/shared-contracts/mount/registry'
import { recordCalls } from '@escapade/shell-emulator/record-calls'
import { workspace } from './published'

/**
 * Lays the built shell, the live releases and recorded calls into the emulator's `dist`. Calls are those of the gateway
 * at `gateway`, made while the pages of the shop are walked through.
 */
export async function packShop({ gateway }: { gateway: string }): Promise<void> {
  const shop = path.join(workspace, 'shell-emulator/dist/shop')
  await rm(shop, { recursive: true, force: true })
  await mkdir(shop, { recursive: true })
  await cp(path.join(workspace, 'shell/dist'), path.join(shop, 'shell'), { recursive: true })
  const registry: Registry = JSON.parse(await readFile(path.join(workspace, 'var/registry.json'), 'utf8'))
  for (const [name, releases] of Object.entries(registry.microFrontends))
    for (const { metadata } of releases)
      await cp(
        path.join(workspace, 'var/releases', name, metadata.version),
        path.join(shop, 'releases', name, metadata.version),
        { recursive: true },
      )
  await writeFile(path.join(shop, 'registry.json'), JSON.stringify(registry))
  const files = {
    script: path.join(workspace, 'shell/dist/server/server.js'),
    registry: path.join(shop, 'registry.json'),
    releasesDir: path.join(shop, 'releases'),
  }
  const varDir = await mkdtemp(path.join(tmpdir(), 'escapade-recording-'))
  const port = await freePortFrom(4260)
  const calls = await recordCalls({ gateway, files, port, varDir })
  await rm(varDir, { recursive: true, force: true })
  await writeFile(path.join(shop, 'calls.json'), JSON.stringify(calls))
}
