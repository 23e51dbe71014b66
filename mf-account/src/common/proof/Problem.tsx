import { Message } from '@escapade/shared-ui/message/Message'
import { useTranslation } from 'react-i18next'
import { signInProblem } from './sign-in-problem'

/** Says what went wrong, and what to do. */
export function Problem({ error }: { error: unknown }) {
  const { t } = useTranslation('account')
  const { kind, minutes } = signInProblem(error)
  return (
    <Message tone="danger" announce>
      {t(`signIn.problem.${kind}`, { count: minutes })}
    </Message>
  )
}
