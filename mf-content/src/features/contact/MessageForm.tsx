import { usePageRestored } from '@escapade/remote-kit/runtime/page-restored'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { webToCasePath } from '@escapade/shared-contracts/api/content/care'
import * as paths from '@escapade/shared-contracts/paths'
import {
  contactReasons,
  contactRequestTypes,
} from '@escapade/shared-contracts/rules/text/contact-request-types'
import { contactSubmitOutcome } from '@escapade/shared-contracts/rules/text/contact-submit-outcome'
import { suggestEmail } from '@escapade/shared-contracts/rules/text/suggest-email'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { Button } from '@escapade/shared-ui/button/Button'
import { SelectField } from '@escapade/shared-ui/field/SelectField'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Message } from '@escapade/shared-ui/message/Message'
import { createElement, type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Attachments } from './Attachments'
import {
  type ContactFieldName,
  type ContactValues,
  contactFields,
  emptyValues,
  isNeeded,
  isShown,
  problemsOf,
} from './contact-fields'
import { type HumanCheckElement, humanCheckTag, loadHumanCheck } from './human-check'
import styles from './MessageForm.module.scss'

type Banner = 'incomplete' | 'failed' | null

/** The message to customer care: a plain form, sent once it is right and the bot check is passed (CO-032, CO-034). */
export function MessageForm({ reason: chosen = '' }: { reason?: string | undefined }) {
  const { t } = useTranslation('content')
  const { visit, href } = useShell()
  const [reason, setReason] = useState(chosen)
  const [values, setValues] = useState(emptyValues)
  const [submitted, setSubmitted] = useState(false)
  const [banner, setBanner] = useState<Banner>(null)
  const [busy, setBusy] = useState(false)
  // Back from the page that answered.
  usePageRestored(() => setBusy(false))
  const check = useBotCheck()
  const request = contactRequestTypes({ reason })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setSubmitted(true)
    setBanner(null)
    const allValid = request !== null && Object.keys(problemsOf(values, reason)).length === 0
    if (!allValid) return setBanner('incomplete')
    setBusy(true)
    const token = visit.customerCare ? null : await check.run()
    const outcome = contactSubmitOutcome({ allValid, customerCare: visit.customerCare, token })
    if (outcome === 'send') return post(form, token)
    setBusy(false)
    setBanner('failed')
  }

  return (
    <form
      method="post"
      action={webToCasePath}
      encType="multipart/form-data"
      className={styles.form}
      noValidate
      onSubmit={send}
    >
      <SelectField
        label={t('contact.form.reason')}
        name="contact_reason"
        value={reason}
        onChange={setReason}
        placeholder={t('contact.form.choose')}
        options={contactReasons.map((value) => ({ value, label: t(`contact.form.reasons.${value}`) }))}
        error={reason ? null : t('contact.form.problem.mandatory')}
        submitted={submitted}
      />
      {request && (
        <>
          <Fields values={values} reason={reason} submitted={submitted} onChange={setValues} />
          <Attachments />
          <input type="hidden" name="requestType" value={request.requestType} />
          <input type="hidden" name="requestSubtype" value={request.requestSubtype} />
          <input type="hidden" name="locale" value={visit.locale} />
          <input type="hidden" name="retURL" value={visit.origin + href(paths.contact())} />
          <input type="hidden" name="captcha" />
          {!visit.customerCare && createElement(humanCheckTag, { ref: check.ref, class: styles.check })}
          {banner && (
            <Message tone="danger" announce>
              {t(`contact.form.${banner}`)}
            </Message>
          )}
          <Button type="submit" variant="action" busy={busy}>
            {t('contact.form.send')}
          </Button>
        </>
      )}
    </form>
  )
}

/** The browser's own way of sending a form: the answer is a page. */
function post(form: HTMLFormElement, token: string | null) {
  const captcha = form.elements.namedItem('captcha')
  if (captcha instanceof HTMLInputElement) captcha.value = token ?? ''
  form.submit()
}

/** Runs on Send; null when no token could be had, so that nothing is sent. */
function useBotCheck() {
  const { visit, logError } = useShell()
  const ref = useRef<HumanCheckElement>(null)
  async function run(): Promise<string | null> {
    try {
      const pos = countryOf(visit.locale).toLowerCase()
      await loadHumanCheck({ language: visit.textLanguage.slice(0, 2), pos })
      return (await ref.current?.check()) ?? null
    } catch (error) {
      logError(error)
      return null
    }
  }
  return { ref, run }
}

type FieldsProps = {
  values: ContactValues
  reason: string
  submitted: boolean
  onChange: (values: ContactValues) => void
}

function Fields({ values, reason, submitted, onChange }: FieldsProps) {
  const { t } = useTranslation('content')
  const problems = problemsOf(values, reason)
  const set = (name: ContactFieldName, value: string) => onChange({ ...values, [name]: value })
  return contactFields
    .filter(({ rule }) => isShown(rule, reason))
    .map(({ name, rule, ...input }) => {
      const props = {
        ...input,
        name,
        label: t(`contact.form.fields.${rule}`),
        value: values[name],
        counted: false,
        required: isNeeded(rule, reason),
        submitted,
        error: problems[name] ? t(`contact.form.problem.${problems[name]}`) : null,
        onChange: (value: string) => set(name, value),
      }
      if (name === 'description') return <TextArea key={name} {...props} rows={6} />
      return (
        <div key={name}>
          <TextField {...props} />
          {name === 'email' && (
            <EmailSuggestion email={values.email} onTake={(email) => set('email', email)} />
          )}
        </div>
      )
    })
}

function EmailSuggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const { t } = useTranslation('content')
  const suggestion = suggestEmail({ email })
  if (!suggestion) return null
  return (
    <button type="button" className={styles.suggestion} onClick={() => onTake(suggestion)}>
      {t('contact.form.suggestion', { email: suggestion })}
    </button>
  )
}
