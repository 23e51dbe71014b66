import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * Runs a build in a process of its own, which gives its memory back. Resolves with what went wrong, if anything.
 *
 * @param {{ dir: string, script: string, args: string[] }} target
 * @returns {Promise<{ error?: string }>}
 */
export function runBuild({ dir, script, args }) {
  return new Promise((resolve) => {
    const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : []
    const child = spawn(process.execPath, [...loader, script, ...args], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ error: error.message }))
    child.on('close', (code) => resolve(code === 0 ? {} : { error: output || `ended with code ${code}` }))
  })
}
