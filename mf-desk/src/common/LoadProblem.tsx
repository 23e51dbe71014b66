import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { StaffRole } from '@escapade/shared-contracts/rules/staff/permissions'
import { Button } from '@escapade/shared-ui/button/Button'
import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'

const rolesIn = (error: unknown): StaffRole[] | null =>
  error instanceof ApiError && error.code === 'role-required'
    ? ((error.problem?.values?.roles as StaffRole[] | undefined) ?? [])
    : null

/** Says that something could not be had: who may have it, or a way to try again. */
export function LoadProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('desk')
  const roles = rolesIn(error)
  if (roles)
    return (
      <Message tone="info" announce title={t('problem.role')}>
        <p>{t('problem.whoMay', { roles: roles.map((role) => t(`role.${role}`)).join(', ') })}</p>
      </Message>
    )
  return (
    <Message tone="danger" announce title={t('problem.title')}>
      <p>{t('problem.text')}</p>
      <Button variant="line" onClick={onRetry}>
        {t('problem.retry')}
      </Button>
    </Message>
  )
}
