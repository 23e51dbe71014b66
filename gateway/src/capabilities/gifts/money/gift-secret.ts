import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '@escapade/shared-contracts/settings/make-folder'
import type { Config } from '../../../platform/config'
import { createGiftCodes, type GiftCodes } from './gift-codes'

type Settings = Pick<Config, 'giftSecrets' | 'varDir'>

/** The setting, else a secret of this installation that is drawn once and kept beside the database, not in it. */
async function giftSecretsOf({
  giftSecrets: [set, ...before],
  varDir,
}: Settings): Promise<[string, ...string[]]> {
  if (set) return [set, ...before]
  const file = path.join(varDir, 'secrets', 'gift-codes')
  await makeFolder(path.dirname(file), { mode: 0o700 })
  const drawn = randomBytes(32).toString('base64url')
  try {
    await writeFile(file, drawn, { mode: 0o600, flag: 'wx' })
    return [drawn]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return [await readFile(file, 'utf8')]
  }
}

export const openGiftCodes = async (config: Settings): Promise<GiftCodes> =>
  createGiftCodes(await giftSecretsOf(config))
