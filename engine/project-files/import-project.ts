import type { FileNote, ParsedSceneOut, RunRequest, Weather } from '@pvyield/contract/schemas'
import { parseOnd } from '../component-files/parse-ond.ts'
import { parsePan } from '../component-files/parse-pan.ts'
import type { WeatherFileOptions } from '../files/weather/index.ts'
import { completeRunRequest } from '../request.ts'
import { parseScene } from './parse-scene.ts'
import { readWeatherOrHours, withReference } from './weather-or-hours.ts'

/** A file and its name, which is compared with the one that the variant states. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The files of a plant. */
export interface ProjectFiles {
  /** Variant. */
  readonly project: NamedFile
  readonly module: NamedFile
  readonly inverter: NamedFile
  /** Any weather file, or the hourly results of a simulation. */
  readonly weather: NamedFile
  /** Hourly results of a simulation with this weather, to compare the run with. */
  readonly hours?: NamedFile | undefined
}

/** What a file said that a user should know. */
export interface ImportNote extends Omit<FileNote, 'key'> {
  readonly file: string
}

export interface ImportedProject {
  /** As it would be sent; fields that no file states are left out. */
  request: RunRequest
  notes: ImportNote[]
  /** Fields that are left at their default, by section. */
  defaults: Record<string, string[]>
}

/**
 * Makes one request of the files of a plant: racking, stringing, losses and site from the variant,
 * module and inverter from theirs, and the weather. Where two files state a field, the variant
 * comes first.
 * Fails: ObjectFileError, WeatherFileError of a file that cannot be read; EngineError for a request
 * that no run accepts, as of a variant without stringing.
 */
export function importProject(files: ProjectFiles): ImportedProject {
  const variant = parseScene(files.project.bytes)
  const pan = parsePan(files.module.bytes)
  const ond = parseOnd(files.inverter.bytes)
  const { weather, notes: weatherNotes } = readWeather(files, variant)
  const { request_patch: patch, array_patch, scene, components } = variant
  const inverters = patch.array?.n_inverters
  const auxiliary = ond.per_inverter === null ? {} : auxiliaryOf(ond.per_inverter, typeof inverters === 'number' ? inverters : 1)
  const request = {
    site: { latitude: weather.latitude ?? undefined, longitude: weather.longitude ?? undefined, ...patch.site },
    array: { ...ond.patch.array, ...patch.array, ...array_patch },
    module: pan.module,
    inverter: ond.inverter,
    iam: { ...pan.iam, ...patch.iam },
    thermal: { ...pan.patch.thermal, ...patch.thermal },
    dc_losses: { ...pan.patch.dc_losses, ...patch.dc_losses },
    ac_losses: { ...auxiliary, ...patch.ac_losses },
    weather,
    ...(scene === null ? {} : { scene }),
  }
  const completed = completeRunRequest<RunRequest>(request)
  return {
    request: request as unknown as RunRequest,
    notes: [
      ...named(files.project, variant.notes),
      ...otherNames(files, components),
      ...named(files.module, pan.notes),
      ...merged(files.module, pan.patch),
      ...(pan.module.bifaciality > 0
        ? [
            {
              file: files.module.name,
              kind: 'ignored' as const,
              line: null,
              message: 'The module is bifacial: add the section bifacial to count its rear side',
            },
          ]
        : []),
      ...named(files.inverter, ond.notes),
      ...merged(files.inverter, ond.patch),
      ...weatherNotes,
    ],
    defaults: leftAtDefault(request, completed),
  }
}

/** The weather, with the hourly results of the simulation; the variant states the place and its time. */
function readWeather(
  { weather: file, hours }: ProjectFiles,
  { request_patch: { site } }: ParsedSceneOut,
): { weather: Weather; notes: ImportNote[] } {
  const known: WeatherFileOptions = {}
  for (const name of ['latitude', 'longitude', 'timezone'] as const) {
    const value = site?.[name]
    if (typeof value === 'number') known[name] = value
  }
  const read = readWeatherOrHours(file.bytes, known)
  const notes = derived(file, read.notes)
  if (hours === undefined) return { weather: read.weather, notes }
  const reference = withReference(read.weather, hours.bytes, known)
  return { weather: reference.weather, notes: [...notes, ...derived(hours, reference.notes)] }
}

function derived({ name: file }: NamedFile, notes: readonly string[]): ImportNote[] {
  return notes.map((message) => ({ file, kind: 'derived', line: null, message }))
}

function auxiliaryOf({ aux_kw, aux_threshold_kw }: { aux_kw: number; aux_threshold_kw: number }, inverters: number) {
  return { aux_kw: aux_kw * inverters, aux_threshold_kw: aux_threshold_kw * inverters }
}

function named({ name: file }: NamedFile, notes: readonly FileNote[]): ImportNote[] {
  return notes.map(({ kind, line, message }) => ({ file, kind, line, message }))
}

/** What a file offers for other sections: here it is applied. */
function merged({ name: file }: NamedFile, patch: object): ImportNote[] {
  const fields = Object.entries(patch as Record<string, object>).flatMap(([section, own]) =>
    Object.keys(own).map((name) => `${section}.${name}`),
  )
  if (fields.length === 0) return []
  return [{ file, kind: 'derived', line: null, message: `Applied unless the variant states them: ${fields.join(', ')}` }]
}

/** Components of other names than the variant's are other components, or copies of them. */
function otherNames({ project, module, inverter }: ProjectFiles, components: ParsedSceneOut['components']): ImportNote[] {
  const [first] = components
  if (first === undefined) return []
  const pairs = [
    [first.module_file, module.name],
    [first.inverter_file, inverter.name],
  ] as const
  return pairs.flatMap(([stated, given]) =>
    stated === '' || stated.toLowerCase() === given.toLowerCase()
      ? []
      : [
          {
            file: project.name,
            kind: 'deviation' as const,
            line: null,
            message: `The variant has ${stated}; ${given} is used in its place`,
          },
        ],
  )
}

/** Sections that come whole from a file, or that are no fields to set. */
const WHOLE = new Set(['module', 'inverter', 'weather', 'scene'])

function leftAtDefault(sent: object, completed: RunRequest): Record<string, string[]> {
  const own = sent as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
  const left: Record<string, string[]> = {}
  for (const [section, fields] of Object.entries(completed)) {
    if (WHOLE.has(section) || typeof fields !== 'object' || fields === null) continue
    const names = Object.keys(fields).filter((name) => own[section]?.[name] === undefined)
    if (names.length > 0) left[section] = names
  }
  return left
}
