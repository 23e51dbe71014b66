import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { stopMails } from '@escapade/shared-contracts/api/accounts/accounts'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import * as paths from '@escapade/shared-contracts/paths'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './StopMails.module.scss'

/**
 * Ends the mails on wishes and saved searches, by the link in one of them and without signing in. Following the link
 * changes nothing yet: programs that look at mails follow links too.
 */
export function StopMailsPage() {
  const { t } = useTranslation('account')
  const api = useApi()
  const token = usePageLocation().query.stop ?? ''
  const stop = useMutation({ mutationFn: () => api.send(stopMails, { body: { token } }) })
  useHead({ title: t('mails.metaTitle'), index: false })
  const isBroken = stop.error instanceof ApiError && (stop.error.status ?? 500) < 429
  return (
    <div className={styles.page}>
      <Heading level={1} look={2}>
        {t('mails.stopTitle')}
      </Heading>
      {stop.isSuccess && (
        <Message tone="success" announce>
          {t('mails.stopped')}
        </Message>
      )}
      {stop.isError && (
        <Message tone="danger" announce>
          {t(isBroken ? 'mails.broken' : 'signIn.problem.unreachable')}
        </Message>
      )}
      {!stop.isSuccess && !isBroken && (
        <>
          <p>{t('mails.stopText')}</p>
          <div>
            <Button size="l" busy={stop.isPending} onClick={() => stop.mutate()}>
              {t('mails.stop')}
            </Button>
          </div>
        </>
      )}
      <p>
        <AppLink to={paths.profile()} className={styles.link}>
          {t('mails.choices')}
        </AppLink>
      </p>
    </div>
  )
}
