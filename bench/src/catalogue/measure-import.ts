import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { hotelFiles } from '@escapade/gateway/capabilities/catalogue/upkeep'
import type { DatabaseHandle } from '@escapade/gateway/platform/database/database'
import { workspace } from '../shop'

type Options = {
  url: string
  db: DatabaseHandle['db']
  hotels: number
  today: string
  line: (name: string, value: string) => void
}

const nightsAhead = 395

/** Imports copies of the catalogue's hotels with their nights by the commands that operators type. */
export async function measureImport({ url, db, hotels, line }: Options): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'escapade-catalogue-'))
  try {
    await writeFiles({ db, folder, hotels })
    const rates = path.join(folder, 'rates.csv')
    const commands: [string, string[]][] = [
      ['hotels', ['catalogue', 'import', folder, '--json']],
      ['nights', ['rates', 'import', rates, '--json']],
    ]
    await runCli(url, commands[0]?.[1] ?? [], { killAfterMs: 10_000 })
    for (const time of ['first', 'again'])
      for (const [name, args] of commands) {
        const { seconds, megabytes } = await runCli(url, args)
        line(`${hotels} hotels, ${name}, ${time}: s, MB`, `${seconds.toFixed(0)}, ${megabytes.toFixed(0)}`)
      }
    const { rows } = await countCopies(db)
    line('hotels and nights that are there then', `${rows.hotels}, ${rows.months} months of rooms`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies a little beside the originals, a file each, and a table of nights with two prices a week. */
async function writeFiles({ db, folder, hotels }: Pick<Options, 'db' | 'hotels'> & { folder: string }) {
  await mkdir(path.join(folder, 'hotels'))
  const rates = createWriteStream(path.join(folder, 'rates.csv'))
  rates.write('room,from,to,weekdays,price,allotment,min_nights\n')
  const originals = await db.selectFrom('hotel').select('id').where('source', '=', 'generated').execute()
  for (let index = 0; index < hotels; index += 1) {
    const { id } = originals[index % originals.length] ?? { id: '' }
    const copy = `c${Math.floor(index / originals.length)}-`
    const file = (await hotelFiles.read(db, [id])).get(id)
    if (!file) continue
    const text = JSON.stringify(file).replaceAll(`"${id}`, `"${copy}${id}`)
    await writeFile(path.join(folder, 'hotels', `${copy}${id}.json`), text)
    for (const room of file.rooms) {
      const price = 80 + ((index * 7) % 90)
      rates.write(`${copy}${room.id},today,+${nightsAhead},mon tue wed thu sun,${price},4,1\n`)
      rates.write(`${copy}${room.id},today,+${nightsAhead},fri sat,${price + 30},4,2\n`)
    }
  }
  rates.end()
  await once(rates, 'finish')
}

/** `pnpm gateway …` on this database; its seconds, and the most memory that it held. */
async function runCli(url: string, args: string[], { killAfterMs }: { killAfterMs?: number } = {}) {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [
      ...['--max-old-space-size=512', '--max-semi-space-size=24'],
      ...(process.env.PROF?.split(' ') ?? []),
      path.join(workspace, 'gateway/dist/cli.js'),
      ...args,
    ],
    {
      env: { ...process.env, DATABASE_URL: url, STAGE: 'development', GATEWAY_EXTENSIONS: 'demo' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  let megabytes = 0
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const timer = killAfterMs ? setTimeout(() => child.kill('SIGKILL'), killAfterMs) : undefined
  for (let code: number | null | undefined; code === undefined; ) {
    megabytes = Math.max(megabytes, await peakOf(child.pid))
    code = await Promise.race([ended, pause(250, undefined)])
  }
  clearTimeout(timer)
  const code = await ended
  if (code !== 0 && !killAfterMs) throw new Error(`gateway ${args.join(' ')} ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, megabytes }
}

async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

async function countCopies(db: Options['db']) {
  const { hotels } = await db
    .selectFrom('hotel')
    .select(({ fn }) => fn.countAll<number>().as('hotels'))
    .where('source', '=', 'catalogue')
    .executeTakeFirstOrThrow()
  const { months } = await db
    .selectFrom('roomMonth')
    .select(({ fn }) => fn.countAll<number>().as('months'))
    .where('roomId', 'like', 'c%-%')
    .executeTakeFirstOrThrow()
  return { rows: { hotels, months } }
}
