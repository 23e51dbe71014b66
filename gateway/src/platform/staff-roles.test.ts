import { readStaffRoles, staffRolesForm } from './staff-roles'

it('[SH-017] reads leads and roles by address', () => {
  const roles = ' ada@escapade.example=editor+squad, bob@escapade.example=operator'
  expect(roles).toMatch(staffRolesForm)
  expect(readStaffRoles({ leads: 'bob@escapade.example,', roles })).toEqual({
    'ada@escapade.example': ['editor', 'squad'],
    'bob@escapade.example': ['lead', 'operator'],
  })
  expect(readStaffRoles({ leads: '', roles: '' })).toEqual({})
})

it.each(['ada', 'ada@escapade.example', 'ada@escapade.example=', 'ada@escapade.example=owner', 'ada=lead'])(
  '[SH-017] takes no setting like %j',
  (setting) => expect(setting).not.toMatch(staffRolesForm),
)
