import { hasUtf16Mark } from '../decode-bytes.ts'
import { decodeText } from '../weather/decode.ts'
import { WeatherFileError } from '../weather/error.ts'
import { readHeading } from '../weather/headings.ts'
import { isTableAlone } from '../weather/index.ts'
import { type NamesLine, namesLine, namesTime, placeColumn, stampIndexes } from '../weather/table-header.ts'
import { measuredHeading } from './headings.ts'
import { type ChosenRoles, MEASURED_ROLES, type MeasuredRole, ROLE_HEADINGS } from './roles.ts'

/** Bytes that contain the line of names and the first rows. */
const HEAD_BYTES = 2 ** 20
const LF = 10
/** Columns that no weather file has. */
const OF_PLANTS: readonly (MeasuredRole | null)[] = ['power_ac_kw', 'power_dc_kw', 'temp_module_c', 'available_fraction', 'curtailed']

/** A column of a table, and what its name says that it is. */
export interface NamedColumn {
  readonly name: string
  /** Null for the time, for weather that no test of performance reads, and for what nothing reads. */
  readonly role: MeasuredRole | null
  readonly isTime: boolean
  /** Whether nothing reads it, neither as weather nor as a measurement. */
  readonly isUnread: boolean
}

/** A table by its line of names. */
export interface MeasuredTable {
  readonly columns: readonly NamedColumn[]
  /**
   * `measured`: it has irradiance in the plane and AC power, without which nothing is tested; `unclear`: it has a column
   * that no weather has, such as a power; `weather`: neither.
   */
  readonly likeness: 'measured' | 'unclear' | 'weather'
}

/** The columns of a table; null for a file of a known format of weather, and for one without a line of names above rows. */
export function measuredTable(bytes: Uint8Array): MeasuredTable | null {
  const names = namesIn(bytes)
  if (names === null) return null
  const times = stampIndexes(names.stamp)
  const taken = new Set<string>()
  const columns = names.cells.map((name, index): NamedColumn => {
    const isTime = times.includes(index)
    const quantity = isTime ? null : (readHeading(name)?.quantity ?? measuredHeading(name)?.column ?? null)
    const isFirst = quantity !== null && !taken.has(quantity)
    if (isFirst) taken.add(quantity)
    const role = isFirst ? (MEASURED_ROLES.find((each) => each === quantity) ?? null) : null
    return { name, role, isTime, isUnread: !isFirst && !isTime && name !== '' && placeColumn(name) === null }
  })
  const has = (role: MeasuredRole) => columns.some((column) => column.role === role)
  const isMeasured = has('poa_wm2') && has('power_ac_kw')
  return { columns, likeness: isMeasured ? 'measured' : columns.some(({ role }) => OF_PLANTS.includes(role)) ? 'unclear' : 'weather' }
}

function namesIn(bytes: Uint8Array): NamesLine | null {
  try {
    const text = decodeText(headOf(bytes))
    return isTableAlone(text) ? namesLine(text) : null
  } catch (cause) {
    if (cause instanceof WeatherFileError) return null // who reads it as weather says what is wrong
    throw cause
  }
}

/** The first whole lines of a file that is not compressed. */
function headOf(bytes: Uint8Array): Uint8Array {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (bytes.length <= HEAD_BYTES || isPacked || hasUtf16Mark(bytes)) return bytes
  const end = bytes.subarray(0, HEAD_BYTES).lastIndexOf(LF)
  return bytes.subarray(0, end < 0 ? HEAD_BYTES : end + 1)
}

/**
 * The text of a table in which the line of names says the roles that someone chose for columns, and which column is the
 * time. What had such a role by its name is not read.
 */
export function withRoles(text: string, roles: ChosenRoles, notes: string[]): string {
  const names = namesLine(text)
  const decided = MEASURED_ROLES.filter((role) => roles[role] !== undefined)
  if (names === null) return text
  const { line, separator, cells, stamp } = names
  const [unnamed] = namesTime(names) ? [] : stampIndexes(stamp)
  if (decided.length === 0 && unnamed === undefined) return text
  if (unnamed !== undefined)
    notes.push(`${cells[unnamed] || `Column ${unnamed + 1}`} is read as the time: its cells are dates with a time.`)
  const headings = cells.map((name, index) => {
    if (index === unnamed) return 'time'
    const role = readHeading(name)?.quantity ?? measuredHeading(name)?.column
    return decided.some((each) => each === role) ? unread(name) : name
  })
  for (const role of decided) {
    const chosen = roles[role] ?? null
    if (chosen !== null && chosen.column < cells.length) headings[chosen.column] = `${ROLE_HEADINGS[role].name} (${chosen.unit})`
  }
  const mark = String.fromCharCode(separator)
  const written = headings.map((name) => (name.includes(mark) ? `"${name}"` : name)).join(mark)
  return text.slice(0, line.from) + written + text.slice(line.from + line.text.length)
}

/** A name that says no quantity. */
function unread(name: string): string {
  return `not read: ${name.replace(/[()[\]]/g, ' ')}`
}
