import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { AuditLine } from '@escapade/shared-contracts/api/desk/desk-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { createColumnHelper } from '@tanstack/react-table'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DeskTable, type deskFeatures } from '../../common/DeskTable'
import { useDeskWords } from '../../common/desk-words'

const column = createColumnHelper<typeof deskFeatures, AuditLine>()

export function AuditTable({ lines }: { lines: AuditLine[] }) {
  const { t } = useTranslation('desk')
  const { moment } = useDeskWords()
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('at', { header: t('audit.at'), cell: ({ getValue }) => moment(getValue()) }),
        column.accessor('email', {
          header: t('audit.who'),
          cell: ({ row: { original } }) => (
            <>
              {original.email}
              <small>{original.address}</small>
            </>
          ),
        }),
        column.display({
          id: 'what',
          header: t('audit.what'),
          cell: ({ row: { original } }) => <What line={original} t={t} />,
        }),
        column.display({
          id: 'subject',
          header: t('audit.subjectColumn'),
          cell: ({ row: { original } }) => <Subject line={original} />,
        }),
        column.accessor('status', {
          header: t('audit.outcome'),
          cell: ({ getValue }) => outcomeOf(getValue(), t),
        }),
      ]),
    [t, moment],
  )
  return <DeskTable caption={t('audit.title')} columns={columns} rows={lines} rowId={({ id }) => id} />
}

function What({ line: { kind, method, route, changes }, t }: { line: AuditLine; t: TFunction<'desk'> }) {
  return (
    <>
      {t(`audit.did.${kind}`)}
      <small>
        {method} {route}
      </small>
      {changes.map(({ cause, fromStatus, toStatus }) => (
        <small key={`${cause}${toStatus}`}>
          {t(`cause.${cause}`, { defaultValue: cause })}: {fromStatus ?? '–'} → {toStatus}
        </small>
      ))}
    </>
  )
}

function Subject({ line: { subjectKind, subject, bookingNumber, changes } }: { line: AuditLine }) {
  if (bookingNumber)
    return subjectKind === 'order' && subject ? (
      <AppLink to={paths.deskOrder({ orderUUID: subject })}>{bookingNumber}</AppLink>
    ) : (
      <AppLink to={paths.desk({ find: bookingNumber })}>{bookingNumber}</AppLink>
    )
  return <>{subject ?? (changes.length > 0 ? '' : '–')}</>
}

function outcomeOf(status: number | null, t: TFunction<'desk'>): string {
  if (status === null) return t('audit.noAnswer')
  return status < 400 ? t('audit.done') : t('audit.refused', { status })
}
