import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { GiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { mostGifts } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Button } from '@escapade/shared-ui/button/Button'
import { FileButton } from '@escapade/shared-ui/field/FileButton'
import { TextArea } from '@escapade/shared-ui/field/TextArea'
import { Message } from '@escapade/shared-ui/message/Message'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTakeGift } from '../../common/use-take-gift'
import { type CardRow, columns, readCards } from './cards-of-file'
import { DesignChoice } from './DesignChoice'
import styles from './GiftCard.module.scss'
import { newDraft } from './gift-card-draft'

/** The file as it was pasted, in this tab: the way back from the checkout finds it. */
const textKey = 'escapade.many-cards'
const mostProblems = 20
const mostText = 200_000

/** Cards for many recipients, from a file: read and checked here, paid as one order with one invoice. */
export default function ManyCards({ options }: { options: GiftCardOptions }) {
  const { t } = useTranslation('gifting')
  const { locale, now } = useVisit()
  const take = useTakeGift()
  const [designId, setDesignId] = useState(() => newDraft(options).designId)
  const [text, setText] = useState(() => tabStorage.getItem(textKey) ?? '')
  const change = (next: string) => {
    setText(next)
    tabStorage.setItem(textKey, next)
  }
  const rows = readCards({ text: useDeferredValue(text), options, designId, now })
  const cards = rows.flatMap((row) => ('card' in row ? [row.card] : []))
  const wrong = rows.filter((row) => 'wrong' in row)
  const totalCents = cards.reduce((sum, { amount }) => sum + amount, 0)
  const design = options.designs.find(({ id }) => id === designId)
  const [first] = cards
  const isReady = first !== undefined && wrong.length === 0 && cards.length <= mostGifts

  const load = async ([file]: File[]) => {
    if (file) change(decode(await file.arrayBuffer()))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || !design) return
    take({
      id: design.id,
      gift: {
        item: first,
        batch: cards,
        label: t('many.label', { count: cards.length }),
        imageBase: design.image.base,
        amountCents: totalCents,
        uri: paths.giftCard({ many: '1' }),
      },
    })
  }
  return (
    <form className={styles.many} onSubmit={submit} noValidate>
      <DesignChoice designs={options.designs} value={designId} onChange={setDesignId} />
      <p>{t('many.columns')}</p>
      <p className={styles.files}>
        <FileButton
          label={t('many.file')}
          accept=".csv,.txt,text/csv,text/plain"
          onChoose={(files) => void load(files)}
        />
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${t('many.template')}`)}`}
          download="escapade.csv"
        >
          {t('many.download')}
        </a>
      </p>
      <TextArea
        label={t('many.text')}
        name="cards"
        rows={8}
        maxLength={mostText}
        counted={false}
        value={text}
        onChange={change}
        error={null}
        submitted={false}
      />
      <Outcome rows={rows} wrong={wrong} totalCents={totalCents} />
      <Button type="submit" variant="action" size="l" disabled={!isReady}>
        {isReady
          ? t('card.continueFor', { amount: formatCents({ cents: totalCents, locale }) })
          : t('card.continue')}
      </Button>
    </form>
  )
}

type Read = { rows: CardRow[]; wrong: CardRow[]; totalCents: number }

/** Tells before anything is bought what the file asks for: its cards and their sum, or what is wrong in which line. */
function Outcome({ rows, wrong, totalCents }: Read) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  if (rows.length === 0) return null
  if (rows.length > mostGifts)
    return (
      <Message tone="danger" announce>
        {t('many.tooMany', { count: rows.length, most: mostGifts })}
      </Message>
    )
  if (wrong.length === 0)
    return (
      <Message tone="success" announce>
        {t('many.good', { count: rows.length, amount: formatCents({ cents: totalCents, locale }) })}
      </Message>
    )
  return (
    <Message tone="danger" announce title={t('many.wrong', { count: wrong.length, rows: rows.length })}>
      <ul>
        {wrong.slice(0, mostProblems).map((row) => (
          <li key={row.line}>
            {t('many.line', { line: row.line })}{' '}
            {columns
              .filter((column) => 'wrong' in row && row.wrong.includes(column))
              .map((column) => t(`many.problem.${column}`))
              .join(' · ')}
          </li>
        ))}
      </ul>
      {wrong.length > mostProblems && <p>{t('many.more', { count: wrong.length - mostProblems })}</p>}
    </Message>
  )
}

/** Spreadsheets write UTF-8, or the encoding of their system. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
