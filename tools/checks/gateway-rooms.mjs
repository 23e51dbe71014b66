import path from 'node:path'
import { importsOf, withoutComments } from './source-files.mjs'

const sources = 'gateway/src/'
/** Tests and what only they use may take from anywhere. */
const ofTests = /\.test\.ts$|[.-]fixture\.ts$|-scenarios\.ts$|\/testing\/|\/reference\//
/** Rooms that put the others together, or change tables as a whole. */
const above = new Set(['app', 'testing', 'db'])

/** @typedef {Map<string, string>} Files Texts by path. */
/** @typedef {Map<string, Set<string>>} Graph Rooms by the room that imports them. */

const roomOf = (/** @type {string} */ file) => {
  const [first = '', second = ''] = file.slice(sources.length).split('/')
  return first === 'capabilities' ? second : first
}

/** The gateway's own code by path, from the sources of the repository. @param {Files} files */
const codeOf = (files) =>
  [...files].filter(([file]) => file.startsWith(sources) && file.endsWith('.ts') && !ofTests.test(file))

/** Imports between rooms, types included. @param {Files} files */
function roomGraph(files) {
  /** @type {Graph} */
  const graph = new Map()
  for (const [file, source] of codeOf(files)) {
    const room = roomOf(file)
    const targets = graph.get(room) ?? new Set()
    graph.set(room, targets)
    for (const target of importsOf(source).filter((name) => name.startsWith('.'))) {
      const other = roomOf(path.posix.join(path.posix.dirname(file), target))
      if (other !== room) targets.add(other)
    }
  }
  return graph
}

/** A table by the database's own name: `customerOrder` of a builder is `customer_order` of SQL. */
const nameInDatabase = (/** @type {string} */ table) =>
  table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const declared = /\binterface Database \{([\s\S]*?)\}/

/** The room that declares each table in its `*-tables.ts`. @param {Files} files */
function tableOwners(files) {
  const owners = new Map()
  for (const [file, source] of codeOf(files)) {
    if (!/tables\.ts$/.test(file)) continue
    const [, body = ''] = declared.exec(withoutComments(source)) ?? []
    for (const [, table = ''] of body.matchAll(/^\s*(\w+):/gm))
      owners.set(nameInDatabase(table), roomOf(file))
  }
  return owners
}

const byBuilder = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g
const bySql = /\b(?:insert into|update|delete from|merge into|truncate)\s+(?:only\s+)?(\w+)/g

const writtenIn = (/** @type {string} */ source) => {
  const code = withoutComments(source)
  return new Set(
    [...code.matchAll(byBuilder), ...code.matchAll(bySql)].map(([, table = '']) => nameInDatabase(table)),
  )
}

/** Tables that another room than their own writes. @param {Files} files */
export function checkTableWriters(files) {
  const owners = tableOwners(files)
  return codeOf(files).flatMap(([file, source]) =>
    [...writtenIn(source)]
      .filter((table) => owners.has(table) && owners.get(table) !== roomOf(file) && roomOf(file) !== 'db')
      .map((table) => `${file} writes ${table}, which ${owners.get(table)} declares and writes`),
  )
}

const shown = (/** @type {string} */ room) => room.replaceAll('-', '_')

/**
 * The graph of rooms as a Mermaid flowchart; what everything imports (platform) is left out.
 *
 * @param {Files} files
 */
export function drawRooms(files) {
  const graph = roomGraph(files)
  const rooms = [...graph.keys()].filter((room) => !above.has(room) && room !== 'platform').sort()
  const lines = rooms.flatMap((room) => {
    const targets = [...(graph.get(room) ?? [])].filter((target) => rooms.includes(target)).sort()
    const name = `  ${shown(room)}[${room}]`
    return [name, ...targets.map((target) => `  ${shown(room)} --> ${shown(target)}`)]
  })
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

const drawing = /```mermaid\n[\s\S]*?\n```/

/**
 * A page with the graph as it is now in the place of the one it holds.
 *
 * @param {string} page
 * @param {Files} files
 */
export const withDrawing = (page, files) => page.replace(drawing, () => drawRooms(files))
