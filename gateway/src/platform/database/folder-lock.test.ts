import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockFolder } from './folder-lock'

describe('lockFolder', () => {
  let dir: string
  let folder: string
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'lock-'))
    folder = path.join(dir, 'pgdata')
  })
  afterEach(() => rm(dir, { recursive: true }))

  it('writes who holds the folder, and takes it away again', async () => {
    const unlock = await lockFolder(folder)
    expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid}( \\d+)?$`))
    await unlock()
    await expect(readFile(`${folder}.lock`)).rejects.toThrow('ENOENT')
  })

  it('says which living process has it', async () => {
    await writeFile(`${folder}.lock`, String(process.ppid))
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`)
  })

  it('takes over when the number belongs to another process since', async () => {
    await writeFile(`${folder}.lock`, `${process.ppid} 1`)
    await expect(lockFolder(folder)).resolves.toBeInstanceOf(Function)
  })

  it('takes over from a process that is gone, and from a file that says nothing', async () => {
    for (const left of ['999999999', 'nonsense', '']) {
      await writeFile(`${folder}.lock`, left)
      const unlock = await lockFolder(folder)
      await unlock()
    }
  })
})
