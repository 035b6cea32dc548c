import type { parseHorizon, parsePan, parseProject, parseScene } from '@pvyield/engine'
import type { Command } from './command.ts'
import { joinedNotes } from './joined-notes.ts'
import { inOptions } from './option-words.ts'

type Note = ReturnType<typeof parsePan>['notes'][number]

/** The lines shown for a component file. */
interface ParsedComponent {
  readonly meta: { readonly version: string }
  readonly checks: ReturnType<typeof parsePan>['checks']
  readonly notes: readonly Note[]
}

type Named = { readonly manufacturer?: string; readonly name?: string } & ({ readonly p_nom_w: number } | { readonly p_ac_nom_kw: number })

/** A component: its name, its own figures against those of the section (`!` marks one that differs), the notes. */
export function componentLines(section: Named, { meta, checks, notes }: ParsedComponent): string[] {
  const power = 'p_nom_w' in section ? `${section.p_nom_w} W` : `${section.p_ac_nom_kw} kW`
  return [
    `${section.manufacturer ?? ''} ${section.name ?? ''}, ${power}, version ${meta.version}`,
    '',
    ...checks.map(({ name: what, condition, expected, found, unit, difference, difference_unit, agrees }) => {
      const figures = `${expected.toFixed(3)} ${unit}, section ${found.toFixed(3)} ${unit} (${difference.toFixed(3)} ${difference_unit})`
      return `${agrees ? ' ' : '!'} ${what.replaceAll('_', ' ').padEnd(20)} ${condition.padEnd(32)} ${figures}`
    }),
    '',
    ...notes.map(noteLine),
  ]
}

type Answer = Awaited<ReturnType<typeof parseScene>>
type Surface = NonNullable<Answer['terrain']>['surface']

interface ParsedScene extends Pick<Answer, 'meta' | 'counts' | 'notes'> {
  readonly terrain?: { readonly surface: Surface } | null
}

/** A project, layout or terrain: what it is, what it counts, the notes. */
export function projectLines({ meta, counts, notes, terrain }: ParsedScene): string[] {
  const named = [meta.class_name, meta.comment, meta.site, meta.country].filter((text) => text !== '')
  return [
    meta.version === '' ? named.join(', ') : `${named.join(', ')}, version ${meta.version}`,
    '',
    ...Object.entries(counts).map(([name, count]) => `${name.replaceAll('_', ' ').padEnd(18)}${count}`),
    ...(terrain == null ? [] : [`terrain           ${groundText(terrain.surface)}`, `heights           ${heightsText(terrain.surface)}`]),
    '',
    ...notes.map(noteLine),
  ]
}

function groundText(surface: Surface): string {
  if (surface.kind === 'mesh') return `${surface.triangles.length} triangles between ${surface.vertices.length} points`
  const { x, y, step, columns, heights } = surface
  return `${columns} x ${heights.length / columns} heights, ${step} m apart, from ${x}, ${y} to the east and north`
}

/** The lowest and the highest, and how many nodes have none. */
function heightsText(surface: Surface): string {
  const heights = surface.kind === 'mesh' ? surface.vertices.map(([, , z]) => z ?? null) : surface.heights
  const known = heights.filter((height) => height !== null)
  const [lowest, highest] = known.reduce(([low, high], height) => [Math.min(low, height), Math.max(high, height)], [Infinity, -Infinity])
  if (known.length === 0) return 'none is known'
  return `${lowest.toFixed(2)} to ${highest.toFixed(2)}${known.length === heights.length ? '' : `, ${heights.length - known.length} unknown`}`
}

/** A whole project: its variants and files, what is missing, the notes. */
export function archiveLines({
  variant,
  is_complete,
  variants,
  files,
  missing,
  offers,
  notes,
}: Awaited<ReturnType<typeof parseProject>>): string[] {
  return [
    `${variant ?? 'no variant'}: ${is_complete ? 'the request is complete (--json has it)' : 'something is missing'}`,
    '',
    ...variants.map(
      ({ file, comment, version, simulated }) =>
        `${file === variant ? '*' : ' '} ${file}  ${comment}, version ${version}${simulated ? ', with results' : ''}`,
    ),
    '',
    ...files.map(({ path, kind, used, remark }) => `${used ? ' ' : '-'} ${kind.padEnd(9)} ${path}${remark === null ? '' : `: ${remark}`}`),
    '',
    ...missing.map(({ kind, file, reason }) => `missing ${kind}${file === null ? '' : ` ${file}`}: ${reason}`),
    ...offers.map(({ file }) => `offered: ${file}, which the variant ran without`),
    ...notes.map(({ file, kind, line, message }) => `${file}${line === null ? '' : `, line ${line}`}, ${kind}: ${message}`),
  ]
}

/** A horizon: its points and its highest one, the two lists of `site`, the notes. */
export function horizonLines({
  horizon_azimuths_deg: azimuths,
  horizon_elevations_deg: elevations,
  meta,
  notes,
}: ReturnType<typeof parseHorizon>): string[] {
  const highest = elevations.reduce((most, elevation) => Math.max(most, elevation), -90)
  return [
    `${meta.format}, ${meta.points} points, highest ${highest} deg at azimuth ${azimuths[elevations.indexOf(highest)]} deg`,
    '',
    `horizon_azimuths_deg    ${JSON.stringify(azimuths)}`,
    `horizon_elevations_deg  ${JSON.stringify(elevations)}`,
    '',
    ...notes.map((note) => `note: ${note}`),
  ]
}

/** The sums of weather and their units. */
const SUMS: Readonly<Record<string, string>> = {
  ghi_kwhm2: 'GHI, kWh/m2',
  dhi_kwhm2: 'DHI, kWh/m2',
  dni_kwhm2: 'DNI, kWh/m2',
  temp_air_c: 'mean air temperature, degC',
  wind_speed_ms: 'mean wind speed, m/s',
}

/** The lines shown for weather. */
interface ParsedWeatherMeta {
  readonly format?: string
  readonly rows?: number
  readonly step_minutes?: number
  readonly timezone?: number
  readonly latitude?: number | null
  readonly longitude?: number | null
  readonly elevation?: number | null
  readonly annual?: Readonly<Record<string, number | null | undefined>>
  readonly notes?: readonly string[]
}

/** Weather: its rows and place, its sums, the notes. */
export function weatherLines(
  { format, rows, step_minutes, timezone = 0, latitude, longitude, elevation, annual = {}, notes = [] }: ParsedWeatherMeta,
  command: Pick<Command, 'options'>,
): string[] {
  const place =
    latitude == null || longitude == null ? 'no place' : `${latitude} N ${longitude} E${elevation == null ? '' : `, ${elevation} m`}`
  return [
    `${format ?? 'Weather'}, ${rows} rows of ${step_minutes} minutes, UTC${timezone < 0 ? '' : '+'}${timezone}, ${place}`,
    '',
    ...Object.entries(annual).flatMap(([name, value]) => (value == null ? [] : [`${(SUMS[name] ?? name).padEnd(28)}${value.toFixed(1)}`])),
    '',
    ...joinedNotes(notes.map((note) => inOptions(note, command))).map((note) => `note: ${note}`),
  ]
}

function noteLine({ kind, line, message }: Pick<Note, 'kind' | 'line' | 'message'>): string {
  return `${kind}${line === null ? '' : `, line ${line}`}: ${message}`
}
