import type { FileNote, ParsedSceneOut, RunRequest, Weather } from '@pvyield/contract/schemas'
import { parseOnd } from '../component-files/parse-ond.ts'
import { parsePan } from '../component-files/parse-pan.ts'
import type { WeatherFileOptions } from '../files/weather/index.ts'
import { completeRunRequest } from '../request.ts'
import { defaultSections } from './accept-sections.ts'
import { auxiliaryOf, type Components, fileOf, importedParts, inverterOf, statedSections } from './import-parts.ts'
import { inverterShare } from './inverter-share.ts'
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
  /** Further modules and inverters of a variant whose sub-arrays have others. */
  readonly more?: { readonly modules: readonly NamedFile[]; readonly inverters: readonly NamedFile[] } | undefined
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
  const read = readComponents(files, variant)
  const { weather, notes: weatherNotes } = readWeather(files, variant)
  const { request_patch: patch, array_patch, scene } = variant
  const [{ answer: pan }] = read.modules
  const [{ answer: ond }] = read.inverters
  const shared = statedSections(pan, patch)
  const parts = importedParts(variant, read, shared, defaultSections() as never)
  const request = {
    site: { latitude: weather.latitude ?? undefined, longitude: weather.longitude ?? undefined, ...patch.site },
    array: { ...ond.patch.array, ...patch.array, ...array_patch },
    module: pan.module,
    inverter: parts === null ? inverterOf(ond.inverter, variant.components[0]) : ond.inverter,
    ...shared,
    ac_losses: { ...auxiliaryOf(variant, read), ...patch.ac_losses },
    weather,
    ...(parts === null ? {} : { sub_arrays: parts }),
    ...(scene !== null && parts?.every(({ scene_types: types }) => types != null) !== false ? { scene } : {}),
  }
  const completed = completeRunRequest<RunRequest>(request)
  return {
    request: request as unknown as RunRequest,
    notes: [
      // Those about component files ask for what is done here.
      ...named(
        files.project,
        variant.notes.filter(({ key }) => key !== 'PVModule' && key !== 'GInverter'),
      ),
      ...otherNames(files, variant.components, read),
      ...read.modules.flatMap(({ name, answer }) => moduleNotes(name, answer)),
      ...read.inverters.flatMap(({ name, answer }) => [...named({ name }, answer.notes), ...merged({ name }, answer.patch)]),
      ...shareNotes(files, variant, read),
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

/** The component of the largest sub-array comes first: the plant has it, and its parts what differs. */
function readComponents({ module, inverter, more }: ProjectFiles, { components }: ParsedSceneOut): Components {
  const modules = [module, ...(more?.modules ?? [])].map(({ name, bytes }) => ({
    name,
    answer: parsePan(bytes),
  })) as unknown as Components['modules']
  const inverters = [inverter, ...(more?.inverters ?? [])].map(({ name, bytes }) => ({
    name,
    answer: parseOnd(bytes),
  })) as unknown as Components['inverters']
  const [largest] = [...components].sort((a, b) => b.strings * b.modules_per_string - a.strings * a.modules_per_string)
  return { modules: firstOf(modules, largest?.module_file ?? ''), inverters: firstOf(inverters, largest?.inverter_file ?? '') }
}

function firstOf<File extends { readonly name: string }>(files: readonly [File, ...File[]], name: string): readonly [File, ...File[]] {
  const first = fileOf(files, name)
  return [first, ...files.filter((file) => file !== first)]
}

function moduleNotes(name: string, { notes, patch, module }: ReturnType<typeof parsePan>): ImportNote[] {
  const message = 'The module is bifacial: add the section bifacial to count its rear side'
  const rear: ImportNote[] = module.bifaciality > 0 ? [{ file: name, kind: 'ignored', line: null, message }] : []
  return [...named({ name }, notes), ...merged({ name }, patch), ...rear]
}

/** Inverters of which a sub-array uses some inputs. */
function shareNotes({ project }: ProjectFiles, { components }: ParsedSceneOut, { inverters }: Components): ImportNote[] {
  return components.flatMap((component) => {
    const { inverter } = fileOf(inverters, component.inverter_file).answer
    const share = inverterShare(component, inverter)
    if (share === 1) return []
    const message = `${component.sub_array || 'A sub-array'} uses ${component.mppt_inputs} MPPT inputs of ${component.mppt_input_kw} kW on ${component.n_inverters} inverters of ${inverter.p_ac_nom_kw} kW: unless it shares them, its inverters have ${(share * 100).toFixed(1)} % of that power`
    return [{ file: project.name, kind: 'assumed' as const, line: null, message }]
  })
}

function named({ name: file }: Pick<NamedFile, 'name'>, notes: readonly FileNote[]): ImportNote[] {
  return notes.map(({ kind, line, message }) => ({ file, kind, line, message }))
}

/** What a file offers for other sections: here it is applied. */
function merged({ name: file }: Pick<NamedFile, 'name'>, patch: object): ImportNote[] {
  const fields = Object.entries(patch as Record<string, object>).flatMap(([section, own]) =>
    Object.keys(own).map((name) => `${section}.${name}`),
  )
  if (fields.length === 0) return []
  return [{ file, kind: 'derived', line: null, message: `Applied unless the variant states them: ${fields.join(', ')}` }]
}

/** Components of other names than the variant's are other components, or copies of them. */
function otherNames({ project }: ProjectFiles, components: ParsedSceneOut['components'], { modules, inverters }: Components): ImportNote[] {
  const pairs = components.flatMap(({ module_file, inverter_file }) => [
    [module_file, fileOf(modules, module_file).name] as const,
    [inverter_file, fileOf(inverters, inverter_file).name] as const,
  ])
  const others = pairs.filter(([stated, given]) => stated !== '' && stated.toLowerCase() !== given.toLowerCase())
  return [...new Set(others.map(([stated, given]) => `The variant has ${stated}; ${given} is used in its place`))].map((message) => ({
    file: project.name,
    kind: 'deviation',
    line: null,
    message,
  }))
}

/** Sections that come whole from a file, or that are no fields to set. */
const WHOLE = new Set(['module', 'inverter', 'weather', 'scene', 'sub_arrays'])

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
