import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { contactRefs } from '@escapade/shared-contracts/api/content/care'
import type { HelpArticle } from '@escapade/shared-contracts/api/content/content-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { hoursOf } from '@escapade/shared-contracts/rules/text/care-hours'
import { contactReasons } from '@escapade/shared-contracts/rules/text/contact-request-types'
import { telephone } from '@escapade/shared-contracts/rules/text/telephone'
import { Button } from '@escapade/shared-ui/button/Button'
import { Chip } from '@escapade/shared-ui/chip/Chip'
import { ChipRow } from '@escapade/shared-ui/chip/ChipRow'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Message } from '@escapade/shared-ui/message/Message'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Article } from '../../common/help/Article'
import { staticPageQuery } from '../../common/static-page-query'
import styles from './ContactPage.module.scss'

const loadForm = () => import('./MessageForm')
const MessageForm = lazy(() => loadForm().then((module) => ({ default: module.MessageForm })))

const actions = ['modify', 'cancel', 'invoice'] as const
/** Articles of the help centre that answer most of those who come for a reason. */
const answersTo: Record<string, string[]> = {
  avv_info: ['hotel', 'activity-day', 'arrival'],
  booking_info: ['booking', 'arrival', 'hotel'],
  emailconf: ['no-mail', 'wrong-mail', 'booking'],
  modification: ['how-to-change', 'change'],
  cancellation: ['how-to-cancel', 'refund', 'change'],
  complaint: ['problem', 'refund'],
  other: ['gift', 'gift-ends', 'invoice'],
}
const icons = { phone: 'phone', chat: 'users', message: 'mail' } as const
const questions = ['booking', 'change', 'payment', 'gift', 'hotel'] as const

/** Ways to reach us, and the answers most people look for (spec B §2). */
export function ContactPage() {
  const { t } = useTranslation('content')
  useHead({
    title: t('contact.metaTitle'),
    description: t('contact.metaDescription'),
    canonical: paths.contact(),
  })
  const { flags, phone, hours } = useVisit()
  const [reason, setReason] = useState<string | null>(null)
  const hasChat = flags.messenger !== false
  const ways = [
    ...(phone ? ['phone' as const] : []),
    ...(hasChat ? ['chat' as const] : []),
    'message' as const,
  ]
  // How soon a message is answered is the same wherever it is sold.
  const hoursBy = (way: (typeof ways)[number]) =>
    way === 'message'
      ? t('contact.reach.message.hours')
      : hoursOf({ hours }, way, t(`contact.reach.${way}.hours`))
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('contact.title')}</Heading>
      <Outcome />
      <Message tone="info" title={t('contact.banner.title')}>
        {phone && hasChat
          ? hoursOf({ hours }, 'care', t('contact.banner.hours'))
          : hoursBy(ways[0] ?? 'message')}{' '}
        <AppLink to={paths.staticPage({ id: 'faq' })}>{t('contact.banner.faq')}</AppLink>
      </Message>
      <Reasons reason={reason} onChoose={setReason} />
      <ul className={styles.actions} aria-label={t('contact.actions.title')}>
        {actions.map((action) => (
          <li key={action}>
            <AppLink to={paths.bookingLookup({ action })}>{t(`contact.actions.${action}`)}</AppLink>
          </li>
        ))}
      </ul>
      <section aria-labelledby="contact-hours">
        <Heading level={2} look={3} id="contact-hours">
          {t('contact.reach.title')}
        </Heading>
        <dl className={styles.ways}>
          {ways.map((way) => (
            <div key={way}>
              <dt>
                <Icon name={icons[way]} />
                {t(`contact.reach.${way}.name`)}
              </dt>
              <dd>{hoursBy(way)}</dd>
              <dd className={styles.way}>
                {way === 'phone' && phone && <a href={telephone(phone)}>{phone}</a>}
                {way === 'chat' && <Chat reason={reason} />}
                {way === 'message' && <LeaveMessage reason={reason} />}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

type ReasonsProps = { reason: string | null; onChoose: (reason: string | null) => void }

/** Asks what it is about first: most of it is answered by an article of the help centre. */
function Reasons({ reason, onChoose }: ReasonsProps) {
  const { t } = useTranslation('content')
  const { locale } = useVisit()
  const { data: faq } = useQuery(staticPageQuery(useApi(), { id: 'faq', locale }))
  const answers = reason ? answered(faq?.help?.articles ?? [], reason) : []
  return (
    <section aria-labelledby="contact-reason">
      <Heading level={2} look={3} id="contact-reason">
        {t('help.search')}
      </Heading>
      <ChipRow className={styles.reasons}>
        {contactReasons.map((one) => (
          <Chip key={one} selected={one === reason} onClick={() => onChoose(one === reason ? null : one)}>
            {t(`contact.form.reasons.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {/* Said when a reason is chosen. */}
      <div role="status" className={styles.said}>
        {answers.length > 0 && t('contact.answers')}
      </div>
      {answers.map((article) => (
        <Article key={article.id} article={article} />
      ))}
      {answers.length === 0 && <Questions headings={faq?.headings ?? []} />}
    </section>
  )
}

const answered = (articles: HelpArticle[], reason: string): HelpArticle[] =>
  (answersTo[reason] ?? []).flatMap((id) => articles.filter((article) => article.id === id))

/** Leads to answers in the words of their page; a question that editors took off there is not asked here. */
function Questions({ headings }: { headings: { id: string; title: string }[] }) {
  const { t } = useTranslation('content')
  const asked = questions.flatMap((id) => headings.filter((heading) => heading.id === id))
  if (asked.length === 0) return null
  return (
    <section aria-labelledby="contact-questions">
      <Heading level={3} look={4} id="contact-questions">
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

type OfReason = { reason: string | null }

function LeaveMessage({ reason }: OfReason) {
  const { t } = useTranslation('content')
  return (
    <>
      <FormButton
        variant="action"
        icon="mail"
        label={t('contact.form.open')}
        title={t('contact.form.title')}
        reason={reason}
      />
      <noscript>{t('contact.form.noScript')}</noscript>
    </>
  )
}

/**
 * Opens the messenger of the settings, or takes a message that becomes a case and is answered by mail (CO-020). Hidden
 * by the toggle `messenger`.
 */
function Chat({ reason }: OfReason) {
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
        reason={reason}
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
} & OfReason

function FormButton({ label, title, text, reason, ...look }: FormButtonProps) {
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
            <MessageForm reason={reason ?? undefined} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
