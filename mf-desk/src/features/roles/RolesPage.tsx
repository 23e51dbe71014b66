import type { DeskSession } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { type Permission, permissions, staffRoles } from '@escapade/shared-contracts/rules/staff/permissions'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { createColumnHelper } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../common/DeskFrame.module.scss'
import { DeskTable, type deskFeatures } from '../../common/DeskTable'
import { useDeskSession } from '../../common/desk-session'

type Row = { name: string; roles: readonly string[] }

const column = createColumnHelper<typeof deskFeatures, Row>()

/** Draws the table by which the gateway judges: each act, and the roles that may. */
export function RolesPage() {
  const { t } = useTranslation('desk')
  const session = useDeskSession()
  return (
    <section className={frame.page}>
      <Heading level={1}>{t('roles.title')}</Heading>
      <p>{t('roles.text')}</p>
      {session ? <RolesTable session={session} /> : <Skeleton width={10} />}
    </section>
  )
}

function RolesTable({ session }: { session: DeskSession }) {
  const { t } = useTranslation('desk')
  const [columns, rows] = useMemo(
    () => [
      column.columns([
        column.accessor('name', { header: t('roles.what') }),
        ...staffRoles.map((role) =>
          column.display({
            id: role,
            header: t(`role.${role}`),
            cell: ({ row: { original } }) =>
              original.roles.includes(role) ? <Icon name="check" label={t('roles.may')} /> : '–',
          }),
        ),
      ]),
      [
        ...(Object.keys(permissions) as Permission[]).map((permission) => ({
          name: t(`permission.${permission}`),
          roles: permissions[permission],
        })),
        ...session.orderActs.map(({ act, roles }) => ({
          name: t(`acts.${act}`, { defaultValue: act }),
          roles,
        })),
      ],
    ],
    [session, t],
  )
  return <DeskTable caption={t('roles.title')} columns={columns} rows={rows} rowId={({ name }) => name} />
}
