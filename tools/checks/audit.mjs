/** Advisories below `high` are read in the report and fail nothing. */
export const auditArguments = ['audit', '--audit-level', 'high']

/** The registry was not reached, or does not know the audit’s address: mirrors often do not. */
const noAnswer = /ERR_PNPM_AUDIT_BAD_RESPONSE|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/

/**
 * Meaning of the end of `pnpm audit`. Any end that is neither an answer nor a registry that gave none is a failure.
 *
 * @param {{ code: number, output: string }} end
 */
export function judgeAudit({ code, output }) {
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 }
  const isSkipped = noAnswer.test(output)
  return { passed: 0, failed: isSkipped ? 0 : 1, skipped: isSkipped ? 1 : 0 }
}
