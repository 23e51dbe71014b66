import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withDrawing } from './checks/gateway-rooms.mjs'
import { readGatewayFiles } from './checks/source-files.mjs'

/** Draws which room of the gateway imports which into docs/gateway.md. */
const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const page = path.join(workspace, 'docs/gateway.md')
writeFileSync(page, withDrawing(readFileSync(page, 'utf8'), readGatewayFiles(workspace)))
