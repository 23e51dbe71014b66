import { readTable, type SettingsTable, WrongSettingsError } from './settings-table'
import { settingsTables } from './settings-tables'

const groups = Object.entries(settingsTables as Record<string, SettingsTable>).flatMap(([server, table]) =>
  [...new Set(Object.values(table).flatMap(({ together }) => (together ? [together] : [])))].map(
    (group) => [server, group, table] as const,
  ),
)
const refusalsOf = (table: SettingsTable, environment: Record<string, string>): readonly string[] => {
  try {
    readTable(table, environment)
    return []
  } catch (error) {
    return error instanceof WrongSettingsError ? error.lines : [String(error)]
  }
}

it.each(groups)('the %s takes all of %s, or none', (_server, group, table) => {
  for (const name of group) {
    expect(table[name]?.together).toBe(group)
    const others = group.filter((other) => other !== name)
    expect(refusalsOf(table, { [name]: 'x' }).at(-1)).toBe(
      `${name}: set without ${others.join(', ')}: set all of them, or none`,
    )
    const without = Object.fromEntries(others.map((other) => [other, 'x']))
    expect(refusalsOf(table, without).at(-1)).toBe(
      `${others.join(', ')}: set without ${name}: set all of them, or none`,
    )
  }
  expect(refusalsOf(table, Object.fromEntries(group.map((name) => [name, ' '])))).not.toContainEqual(
    expect.stringContaining('set without'),
  )
})
