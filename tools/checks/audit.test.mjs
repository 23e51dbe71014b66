import assert from 'node:assert/strict'
import test from 'node:test'
import { judgeAudit } from './audit.mjs'

test('an audit without advisories passes', () => {
  const output = 'No known vulnerabilities found'
  assert.deepEqual(judgeAudit({ code: 0, output }), { passed: 1, failed: 0, skipped: 0 })
})

test('an advisory fails', () => {
  const output = '│ high │ Prototype pollution in left-pad │\n1 vulnerabilities found\nSeverity: 1 high'
  assert.deepEqual(judgeAudit({ code: 1, output }), { passed: 0, failed: 1, skipped: 0 })
})

test('a registry that does not answer the audit is skipped', () => {
  for (const output of [
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint responded with 405:',
    'npm error code ECONNREFUSED',
    'npm error code ENOTFOUND',
  ])
    assert.deepEqual(judgeAudit({ code: 1, output }), { passed: 0, failed: 0, skipped: 1 })
})

test('an audit that breaks for another reason fails', () => {
  assert.deepEqual(judgeAudit({ code: 1, output: 'Error: ERR_PNPM_NO_LOCKFILE' }), {
    passed: 0,
    failed: 1,
    skipped: 0,
  })
  assert.deepEqual(judgeAudit({ code: 127, output: 'spawn npx ENOENT' }), {
    passed: 0,
    failed: 1,
    skipped: 0,
  })
})
