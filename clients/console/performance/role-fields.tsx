import { MEASURED_ROLES, type MeasuredRole, type MeasuredTable, ROLE_HEADINGS } from '@pvyield/engine/performance'
import { useId } from 'preact/hooks'
import type { ChosenMeasured } from '../state/chosen-measured.ts'

type Roles = NonNullable<ChosenMeasured['roles']>

interface RoleFieldsProps {
  readonly table: MeasuredTable
  readonly roles: Roles
  /** @param roles  undefined when all follow from the names again */
  readonly onRoles: (roles: Roles | undefined) => void
}

/** Which column of the file is what: by its name, or as someone says. */
export function RoleFields({ table, roles, onRoles }: RoleFieldsProps) {
  const set = (role: MeasuredRole, choice: Roles[string] | undefined) => {
    const { [role]: _, ...others } = roles
    const next = choice === undefined ? others : { ...others, [role]: choice }
    onRoles(Object.keys(next).length === 0 ? undefined : next)
  }
  return (
    <div class="roles">
      <p class="hint">
        Time:{' '}
        {table.columns
          .filter(({ isTime }) => isTime)
          .map(({ name }) => name || 'the first column')
          .join(', ')}
      </p>
      {MEASURED_ROLES.map((role) => (
        <RoleField key={role} role={role} table={table} chosen={roles[role]} onChosen={(choice) => set(role, choice)} />
      ))}
    </div>
  )
}

interface RoleFieldProps {
  readonly role: MeasuredRole
  readonly table: MeasuredTable
  /** Undefined when it follows from the names, null for no column. */
  readonly chosen: Roles[string] | undefined
  readonly onChosen: (choice: Roles[string] | undefined) => void
}

function RoleField({ role, table, chosen, onChosen }: RoleFieldProps) {
  const id = useId()
  const { name, units } = ROLE_HEADINGS[role]
  const [usual = ''] = units
  const named = table.columns.findIndex((column) => column.role === role)
  const column = chosen === undefined ? named : (chosen?.column ?? -1)
  const choose = (next: number) => {
    if (next === named) onChosen(undefined)
    else onChosen(next < 0 ? null : { column: next, unit: usual })
  }
  return (
    <div class="role">
      <label for={id}>{name}</label>
      <select id={id} value={String(column)} onChange={({ currentTarget: { value } }) => choose(Number(value))}>
        <option value="-1">none</option>
        {table.columns.map((each, k) =>
          each.isTime ? null : (
            <option key={k} value={String(k)}>
              {each.name === '' ? `column ${k + 1}` : each.name}
            </option>
          ),
        )}
      </select>
      <select
        aria-label={`Unit of ${name}`}
        value={chosen?.unit ?? ''}
        disabled={column < 0 || units.length < 2}
        onChange={({ currentTarget: { value } }) => onChosen(value === '' ? undefined : { column, unit: value })}
      >
        {column === named ? <option value="">as named</option> : null}
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {unit}
          </option>
        ))}
      </select>
    </div>
  )
}
