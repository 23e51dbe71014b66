import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Problem } from '@escapade/shared-contracts/api/problem'
import {
  Changed,
  History,
  KeptReleases,
  OwnSquad,
  type ReleaseAct,
  ReleaseUses,
  TrialReport,
  type TrialRequest,
  UploadAnswer,
} from '@escapade/shared-contracts/mount/registry-api'
import { SignJWT } from 'jose'
import { readBy } from './history'
import { previewToken } from './preview-token'
import { publicKeyOf, signEntry, signHandOver } from './publish-key'
import { type Described, describeBuilt } from './publish-release'
import { describeEntry } from './registry-entry'
import type { ReleaseRegistry } from './release-registry'

type Options = {
  /** `https://releases.escapade.example` */
  address: string
  /** The remote's folder. */
  dir: string
  key: KeyObject
  say: (text: string) => void
}

/** Trials run one after the other; each is over in three minutes. */
const trialWaitMs = 10 * 60_000
/** A trial that waits for others is over by then. */
const trialHours = 1

/** Files that are on their way at the same time. */
const lanes = 6
const pausesMs = [500, 2000, 5000]

/** The registry behind an address. What it refuses is thrown in its words. */
export function registryOverHttp({ address, dir, key, say }: Options) {
  const call = createCalls({ address, key })
  const of = (name: string) => `/squads/remotes/${encodeURIComponent(name)}`

  const act = async (name: string, asked: ReleaseAct) =>
    call.answer(Changed, {
      method: 'POST',
      path: `${of(name)}/acts`,
      json: { act: asked, by: await readBy(dir) },
    })

  /** Goes on with an upload that was cut: only what is missing is sent. */
  const upload = async (folder: string, { release, releaseText }: Described) => {
    const { name, version } = release
    const at = `${of(name)}/releases/${version}`
    const signature = signEntry(name, describeEntry(release, releaseText), key)
    const json = { releaseText, signature }
    const { missing } = await call.answer(UploadAnswer, { method: 'PUT', path: at, json })
    const total = Object.keys(release.files).length
    say(
      missing.length === 0
        ? `${name} ${version}: all ${total} files are there`
        : `${missing.length} of ${total} files to send`,
    )
    const waiting = [...missing]
    const lane = async () => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const content = new Uint8Array(await readFile(path.join(folder, file)))
        await call.send({ method: 'PUT', path: `${at}/files/${file}`, content })
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
  }

  const tryUpload = (name: string, json: TrialRequest) =>
    call.answer(TrialReport, { method: 'POST', path: `${of(name)}/trials`, json, waitMs: trialWaitMs })

  /** Has an upload tried in a browser, and says what was seen. Throws with its faults. */
  const tryInBrowser = async ({ release, releaseText }: Described, showsLess?: string) => {
    const { name, version } = release
    const preview = await previewToken({ release, releaseText, hours: trialHours }, key)
    const { state, reason = '', ...report } = await tryUpload(name, { version, preview, showsLess })
    const pictures = `${address}/trials/${name}/${version}`
    for (const one of report.left) say(`Not seen: ${one}`)
    if (state === 'failed')
      throw new Error(
        `${name} ${version} is not published: it failed its trial\n${report.faults.join('\n')}\n${pictures}`,
      )
    say(
      state === 'passed'
        ? `${name} ${version} passed its trial in a browser: ${report.seen.length} pages, ${pictures}`
        : `${name} ${version} was not seen in a browser. ${reason}`,
    )
  }

  const registry: ReleaseRegistry = {
    address,
    async publish({ folder, canary, showsLess, untried }) {
      const described = await describeBuilt(folder)
      const { name, version } = described.release
      await upload(folder, described)
      if (!untried) await tryInBrowser(described, showsLess)
      const { named, before = [] } = await act(name, { act: 'publish', version, canary, untried })
      return {
        release: described.release,
        named,
        before,
        takeBack: async () => void (await act(name, { act: 'taken-back', version })),
      }
    },
    async upload({ folder }) {
      const described = await describeBuilt(folder)
      await upload(folder, described)
      await act(described.release.name, { act: 'upload', version: described.release.version })
      return described.release
    },
    releaseText: (name, version) => call.text(`/remotes/${name}/${version}/release.json`),
    change: act,
    releases: (name) => call.answer(KeptReleases, { method: 'GET', path: `${of(name)}/releases` }),
    usesOf: (what) => call.answer(ReleaseUses, { method: 'GET', path: `/uses/${what}` }),
    history: (name) => call.answer(History, { method: 'GET', path: `${of(name)}/history` }),
  }

  /** Signatures of a key over all releases of a remote that are kept. */
  const signKept = async (name: string, signingKey: KeyObject) => {
    const kept = await registry.releases(name)
    const signed = kept.map(async ({ version }) => {
      const releaseText = await registry.releaseText(name, version)
      const entry = describeEntry(JSON.parse(releaseText), releaseText)
      return [version, signEntry(name, entry, signingKey)] as const
    })
    return Object.fromEntries(await Promise.all(signed))
  }

  return {
    ...registry,
    /** Tries a release that is uploaded. */
    tryUpload,
    publicKey: publicKeyOf(key),
    /** The squad that the key is of, with its remotes and the names that others offer it. */
    squad: () => call.answer(OwnSquad, { method: 'GET', path: '/squads/me' }),
    /** Names the squad's first key. */
    join: (invitation: string) =>
      call.send({ method: 'POST', path: '/squads', json: { invitation, key: publicKeyOf(key) } }),
    /** Offers the name to the squad that has a key; it is theirs once they accept. */
    async handOver(name: string, to: string) {
      const { signature } = signHandOver(name, to, key)
      const json = { to, signature, by: await readBy(dir) }
      await call.send({ method: 'POST', path: `${of(name)}/offer`, json })
    },
    async accept(name: string) {
      const json = { releases: await signKept(name, key), by: await readBy(dir) }
      await call.send({ method: 'POST', path: `${of(name)}/acceptance`, json })
    },
    /** Puts another key in the place of this one, which is worth nothing afterwards. */
    async rotate(pem: string) {
      const next = createPrivateKey(pem)
      const { remotes } = await call.answer(OwnSquad, { method: 'GET', path: '/squads/me' })
      const signed = remotes.map(async (name) => {
        const { signature: handOver } = signHandOver(name, publicKeyOf(next), key)
        return [name, { handOver, releases: await signKept(name, next) }] as const
      })
      const json = {
        key: publicKeyOf(next),
        remotes: Object.fromEntries(await Promise.all(signed)),
        by: await readBy(dir),
      }
      await call.send({ method: 'POST', path: '/squads/key', json })
    },
  }
}

type Call = {
  method: string
  path: string
  json?: unknown
  content?: Uint8Array<ArrayBuffer>
  waitMs?: number
}

/** Calls that are signed with the squad's key, and tried again while the registry is away. */
function createCalls({ address, key }: { address: string; key: KeyObject }) {
  const kid = publicKeyOf(key)
  const tokenFor = ({ method, path: htu }: Call) =>
    new SignJWT({ htm: method, htu })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(key)

  const once = async (call: Call): Promise<Response> => {
    const { method, path: at, json, content, waitMs = 60_000 } = call
    const type = content ? 'application/octet-stream' : 'application/json'
    return fetch(new URL(at, address), {
      method,
      headers: {
        authorization: `Bearer ${await tokenFor(call)}`,
        ...(content || json !== undefined ? { 'content-type': type } : {}),
      },
      signal: AbortSignal.timeout(waitMs),
      ...(content || json !== undefined ? { body: content ?? JSON.stringify(json) } : {}),
    })
  }

  const send = async (call: Call): Promise<Response> => {
    for (const pauseMs of [...pausesMs, null]) {
      const answer = await once(call).catch((error: Error) => error)
      const isAway = answer instanceof Error || answer.status === 503 || answer.status === 502
      if (isAway && pauseMs !== null) {
        await wait(pauseMs)
        continue
      }
      if (answer instanceof Error) throw new Error(`No registry answers at ${address}: ${reasonOf(answer)}`)
      if (!answer.ok) throw new Error(await refusalOf(answer))
      return answer
    }
    throw new Error(`No registry answers at ${address}`)
  }

  return {
    send,
    async answer<T>(schema: { parse(answer: unknown): T }, call: Call): Promise<T> {
      return schema.parse(await (await send(call)).json())
    },
    text: async (at: string): Promise<string> => (await send({ method: 'GET', path: at })).text(),
  }
}

const reasonOf = ({ message, cause }: Error): string =>
  (cause as Error | undefined)?.message || (cause as { code?: string } | undefined)?.code || message

async function refusalOf(answer: Response): Promise<string> {
  const problem = Problem.safeParse(await answer.json().catch(() => null))
  return problem.data?.detail ?? `The registry answered ${answer.status}`
}
