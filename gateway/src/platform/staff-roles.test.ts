import { gatewaySettings } from '@escapade/shared-contracts/settings/table/gateway-settings'
import { safeParse } from 'zod/v4/core'
import { readStaffRoles } from './staff-roles'

const isTaken = (setting: string) => safeParse(gatewaySettings.STAFF_ROLES.kind.schema, setting).success

it('[SH-017] reads leads and roles by address', () => {
  const roles = ' ada@escapade.example=editor+squad, bob@escapade.example=operator'
  expect(isTaken(roles)).toBe(true)
  expect(readStaffRoles({ leads: 'bob@escapade.example,', roles })).toEqual({
    'ada@escapade.example': ['editor', 'squad'],
    'bob@escapade.example': ['lead', 'operator'],
  })
  expect(readStaffRoles({ leads: '', roles: '' })).toEqual({})
})

it.each(['ada', 'ada@escapade.example', 'ada@escapade.example=', 'ada@escapade.example=owner', 'ada=lead'])(
  '[SH-017] takes no setting like %j',
  (setting) => expect(isTaken(setting)).toBe(false),
)
