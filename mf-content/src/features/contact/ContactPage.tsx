import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { contactRefs } from '@escapade/shared-contracts/api/content/care'
import * as paths from '@escapade/shared-contracts/paths'
import { telephone } from '@escapade/shared-contracts/rules/text/telephone'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staticPageQuery } from '../../common/static-page-query'
import styles from './ContactPage.module.scss'

const loadForm = () => import('./MessageForm')
const MessageForm = lazy(() => loadForm().then((module) => ({ default: module.MessageForm })))

const actions = ['modify', 'cancel', 'invoice'] as const
const questions = ['booking', 'change', 'payment', 'gift', 'hotel'] as const

/** Ways to reach us, and the answers most people look for (spec B §2). */
export function ContactPage() {
  const { t } = useTranslation('content')
  useHead({
    title: t('contact.metaTitle'),
    description: t('contact.metaDescription'),
    canonical: paths.contact(),
  })
  const { flags, phone } = useVisit()
  const hasChat = flags.messenger !== false
  const ways = [
    ...(phone ? ['phone' as const] : []),
    ...(hasChat ? ['chat' as const] : []),
    'message' as const,
  ]
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('contact.title')}</Heading>
      <Outcome />
      <Message tone="info" title={t('contact.banner.title')}>
        {phone && hasChat ? t('contact.banner.hours') : t(`contact.reach.${ways[0]}.hours`)}{' '}
        <AppLink to={paths.staticPage({ id: 'faq' })}>{t('contact.banner.faq')}</AppLink>
      </Message>
      <ul className={styles.actions} aria-label={t('contact.actions.title')}>
        {actions.map((action) => (
          <li key={action}>
            <AppLink to={paths.bookingLookup({ action })}>{t(`contact.actions.${action}`)}</AppLink>
          </li>
        ))}
      </ul>
      <Questions />
      <section aria-labelledby="contact-hours">
        <Heading level={2} look={3} id="contact-hours">
          {t('contact.reach.title')}
        </Heading>
        <dl className={styles.hours}>
          {ways.map((way) => (
            <div key={way}>
              <dt>{t(`contact.reach.${way}.name`)}</dt>
              {way === 'phone' && phone && (
                <dd>
                  <a href={telephone(phone)}>{phone}</a>
                </dd>
              )}
              <dd>{t(`contact.reach.${way}.hours`)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.leave}>
          <LeaveMessage />
          <Chat />
        </div>
      </section>
    </div>
  )
}

/** Leads to answers in the words of their page; a question that editors took off there is not asked here. */
function Questions() {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const { data: faq } = useQuery(staticPageQuery(useApi(), { id: 'faq', locale }))
  const asked = questions.flatMap((id) => faq?.headings.filter((heading) => heading.id === id) ?? [])
  if (asked.length === 0) return null
  return (
    <section aria-labelledby="contact-questions">
      <Heading level={2} look={3} id="contact-questions">
        {t('contact.questions.title')}
      </Heading>
      <ul className={styles.questions}>
        {asked.map(({ id, title }) => (
          <li key={id}>
            <AppLink to={paths.staticPage({ id: 'faq', hash: id })}>{title}</AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Outcome of the message just sent: the form's address leads back here with `ref` (CO-035, CO-036). */
function Outcome() {
  const { t } = useTranslation('content')
  const { query } = usePageLocation()
  if (query.ref === contactRefs.sent)
    return (
      <Message tone="success">
        {t('contact.form.sent')} {isCaseNumber(query.case) && t('contact.form.case', { number: query.case })}
      </Message>
    )
  if (query.ref === contactRefs.failed) return <Message tone="danger">{t('contact.form.failed')}</Message>
  return null
}

/** An address may say anything: only what is made like a number of a case is shown. */
const isCaseNumber = (text: string | undefined): boolean => /^[2-9A-HJ-NP-Z]{8}$/.test(text ?? '')

function LeaveMessage() {
  const { t } = useTranslation('content')
  return (
    <>
      <FormButton
        variant="action"
        icon="mail"
        label={t('contact.form.open')}
        title={t('contact.form.title')}
      />
      <noscript>{t('contact.form.noScript')}</noscript>
    </>
  )
}

/**
 * Opens the messenger of the settings, or takes a message that becomes a case and is answered by mail (CO-020). Hidden
 * by the toggle `messenger`.
 */
function Chat() {
  const { t } = useTranslation('content')
  const { flags, messenger } = useVisit()
  if (flags.messenger === false) return null
  const look = { variant: 'line', icon: 'users' } as const
  if (!messenger)
    return (
      <FormButton
        {...look}
        label={t('contact.chat.open')}
        title={t('contact.chat.title')}
        text={t('contact.chat.away')}
      />
    )
  return (
    <Button {...look} href={messenger} target="_blank" rel="noopener noreferrer">
      {t('contact.chat.open')}
    </Button>
  )
}

type FormButtonProps = {
  variant: 'action' | 'line'
  icon: 'mail' | 'users'
  label: string
  /** Of the dialog with the form, and words above the form. */
  title: string
  text?: string
}

function FormButton({ label, title, text, ...look }: FormButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button {...look} onPointerEnter={loadForm} onFocus={loadForm} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Dialog title={title} size="m" onClose={() => setOpen(false)}>
          {text && <p className={styles.away}>{text}</p>}
          <Suspense fallback={<Skeleton shape="block" />}>
            <MessageForm />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
