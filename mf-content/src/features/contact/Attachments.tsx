import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import {
  attachmentKind,
  attachmentKinds,
  mostAttachmentBytes,
  mostAttachments,
} from '@escapade/shared-contracts/rules/text/attachments'
import { formatSize } from '@escapade/shared-contracts/rules/text/format-size'
import { FieldError } from '@escapade/shared-ui/field/FieldError'
import { FileButton } from '@escapade/shared-ui/field/FileButton'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MessageForm.module.scss'
import { shrinkPicture } from './shrink-picture'

type Problem = { kind: 'kind' | 'count' | 'size'; name: string }

/** Files of the message, which the form sends as `attachments`: photographs are made smaller, all else is refused here. */
export function Attachments() {
  const { t } = useTranslation('content')
  const { textLanguage: language } = useVisit()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const size = (bytes: number) => formatSize({ bytes, language })

  function keep(next: File[]) {
    setFiles(next)
    if (input.current) input.current.files = listOf(next)
  }
  async function add(chosen: File[]) {
    const taken = await take(files, chosen)
    setProblem(taken.problem)
    keep(taken.files)
  }
  return (
    <div className={styles.files}>
      <FileButton
        ref={input}
        name="attachments"
        label={t('contact.form.files.add')}
        accept={attachmentKinds.join()}
        multiple
        describedBy={`${id}-hint`}
        onChoose={(chosen) => void add(chosen)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('contact.form.files.hint', { count: mostAttachments, size: size(mostAttachmentBytes) })}
      </p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.name}>
              <span>
                {file.name} <small>{size(file.size)}</small>
              </span>
              <IconButton
                icon="trash"
                label={t('contact.form.files.remove', { name: file.name })}
                onClick={() => {
                  setProblem(null)
                  keep(files.filter((each) => each !== file))
                  input.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        <FieldError
          id={`${id}-error`}
          error={
            problem &&
            t(`contact.form.files.${problem.kind}`, {
              name: problem.name,
              count: mostAttachments,
              size: size(mostAttachmentBytes),
            })
          }
        />
      </div>
    </div>
  )
}

/** Those that fit beside what is there; of the others the first one is named. One of the same name takes its place. */
async function take(kept: File[], chosen: File[]): Promise<{ files: File[]; problem: Problem | null }> {
  let files = kept
  let problem: Problem | null = null
  for (const given of chosen) {
    const kind = attachmentKind(new Uint8Array(await given.arrayBuffer()))
    const file = kind ? await shrinkPicture(given) : given
    const next = [...files.filter(({ name }) => name !== file.name), file]
    const sum = next.reduce((total, each) => total + each.size, 0)
    const wrong = !kind
      ? 'kind'
      : next.length > mostAttachments
        ? 'count'
        : sum > mostAttachmentBytes
          ? 'size'
          : null
    if (wrong) problem ??= { kind: wrong, name: given.name }
    else files = next
  }
  return { files, problem }
}

function listOf(files: File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
