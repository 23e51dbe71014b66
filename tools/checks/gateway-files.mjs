import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The gateway's TypeScript sources by their paths from the root of the repository. */
export function readGatewayFiles(workspace) {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'gateway/src'],
    { cwd: workspace, encoding: 'utf8' },
  )
  const files = listed.split('\n').filter((file) => file.endsWith('.ts'))
  const known = files.filter((file) => existsSync(path.join(workspace, file)))
  return new Map(known.map((file) => [file, readFileSync(path.join(workspace, file), 'utf8')]))
}
