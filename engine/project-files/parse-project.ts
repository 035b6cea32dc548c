import type { ParsedProjectOut, ParsedSceneOut } from '@pvyield/contract/schemas'
import { parseOnd } from '../component-files/parse-ond.ts'
import { parsePan } from '../component-files/parse-pan.ts'
import { EngineError } from '../core/sink.ts'
import { parseHorizon } from '../files/horizon/index.ts'
import { ObjectFileError } from '../files/object-file-error.ts'
import { WeatherFileError } from '../files/weather/error.ts'
import type { WeatherFileOptions } from '../files/weather/index.ts'
import { headOfVariant, lastOf, ProjectArchive, type ProjectFile, type ProjectFileKind, type VariantHead } from './archive-files.ts'
import { importProject, type NamedFile, type ProjectFiles } from './import-project.ts'
import { parseScene } from './parse-scene.ts'
import { isHours, readWeatherOrHours } from './weather-or-hours.ts'

export interface ProjectOptions extends Pick<WeatherFileOptions, 'onProgress'> {
  /** Name of the variant, or its ending; default: the one calculated last. */
  variant?: string
}

/**
 * Reads a whole project of PVsyst, as a ZIP archive: one request of a variant, the components and the
 * weather, and a review of what every file gave and of what is missing.
 * Fails: ObjectFileError for an archive that cannot be read; EngineError of `variant` for a name that no variant has.
 * Checked by: test/engine/project-files/parse-project.test.ts
 */
export function parseProject(bytes: Uint8Array, options: ProjectOptions = {}): ParsedProjectOut {
  return new ProjectReader(new ProjectArchive(bytes, options.onProgress), options).answer()
}

/** Characters of a remark. */
const REMARK_MAX = 500
/** Why a file that can be read is not used. */
const UNUSED: Partial<Record<ProjectFileKind, string>> = {
  variant: 'Another variant is read: name this one in the query variant',
  weather: 'Other hours are taken as the weather',
  project: 'Another project comes first',
}

/** A request, and its fields at default by section. */
interface Made {
  request: Record<string, unknown>
  defaults: ParsedProjectOut['defaults']
}

class ProjectReader {
  private readonly missing: ParsedProjectOut['missing'] = []
  private readonly notes: ParsedProjectOut['notes'] = []
  private readonly offers: ParsedProjectOut['offers'] = []
  /** File of the variant that is read. */
  private chosen: string | null = null

  constructor(
    private readonly archive: ProjectArchive,
    private readonly options: ProjectOptions,
  ) {}

  answer(): ParsedProjectOut {
    const heads = this.archive.of('variant').map(headOfVariant)
    const head = this.choose(heads)
    this.chosen = head?.file.name ?? null
    const read = head === undefined ? null : this.read(head.file, () => parseScene(head.file.bytes))
    const made = head === undefined || read === null ? null : this.make(head, read)
    if (made === null)
      this.miss('variant', head?.file.name ?? null, head?.file.review.remark ?? 'The archive has no variant (.VC0 to .VCZ)')
    const request = made?.request ?? null
    if (request !== null) this.withProject(request, read)
    this.offer(read)
    this.remarkUnused()
    return {
      variant: made === null ? null : (head?.file.name ?? null),
      request: request as ParsedProjectOut['request'],
      is_complete: request !== null && this.missing.length === 0,
      missing: this.missing,
      files: this.archive.review,
      variants: heads.map(({ file, ...rest }) => ({ file: file.name, ...rest })),
      offers: this.offers,
      notes: this.notes,
      defaults: made?.defaults ?? {},
    }
  }

  /** Fails: EngineError of `variant` for a name that no variant has. */
  private choose(heads: readonly VariantHead[]): VariantHead | undefined {
    const wanted = this.options.variant?.toLowerCase()
    if (wanted === undefined) return lastOf(heads)
    const found = heads.find(({ file: { name } }) => name.toLowerCase() === wanted || name.toLowerCase().endsWith(`.${wanted}`))
    if (found !== undefined) return found
    const names = heads.map(({ file }) => file.name).join(', ')
    const message = `The archive has no variant of this name: ${names === '' ? 'it has none' : `name one of ${names}`}`
    throw new EngineError([{ code: 'validation_error', field: 'variant', message }])
  }

  /** The request of a variant: of all files where they are there, else of those that are. */
  private make({ file }: VariantHead, read: ParsedSceneOut): Made {
    const [modules, inverters] = [this.components(read, 'module', 'module_file'), this.components(read, 'inverter', 'inverter_file')]
    const weather = this.weatherOf(file, read)
    const [[module, ...moreModules], [inverter, ...moreInverters]] = [modules, inverters]
    if (module !== undefined && inverter !== undefined && weather !== null && this.missing.length === 0) {
      const made = this.imported({ project: file, module, inverter, more: { modules: moreModules, inverters: moreInverters }, weather })
      if (made !== null) return made
    }
    this.notes.push(...read.notes.map(({ kind, line, message }) => ({ file: file.name, kind, line, message })))
    return { request: partOf(read, { module, inverter, weather }), defaults: {} }
  }

  /** The request of all files, with a table of results as its reference where one is of this weather; null, with a remark, for files that make none. */
  private imported(files: ProjectFiles & { readonly weather: ProjectFile }): Made | null {
    const tables = this.archive.of('weather').filter(({ bytes, name }) => isHours(bytes) && name !== files.weather.name)
    for (const hours of isHours(files.weather.bytes) ? [undefined] : [...tables, undefined]) {
      try {
        const { request, notes, defaults } = importProject({ ...files, hours })
        this.notes.push(...notes)
        if (hours !== undefined) hours.review.used = true
        return { request: request as unknown as Record<string, unknown>, defaults }
      } catch (cause) {
        const failures = failuresOf(cause)
        if (hours !== undefined) hours.review.remark = failures.join('; ').slice(0, REMARK_MAX)
        else
          this.miss(
            'variant',
            files.project.name,
            `The files do not make a request that runs: ${failures.join('; ')}`.slice(0, 2 * REMARK_MAX),
          )
      }
    }
    return null
  }

  /** The files that the sub-arrays name, each once, that of the largest first. */
  private components(read: ParsedSceneOut, kind: 'module' | 'inverter', field: 'module_file' | 'inverter_file'): ProjectFile[] {
    const bySize = [...read.components].sort((a, b) => b.strings * b.modules_per_string - a.strings * a.modules_per_string)
    const names = [...new Set(bySize.map((component) => component[field]))]
    if (names.length === 0) this.miss(kind, null, 'The variant has no sub-array, which would name it')
    return names.flatMap((name) => {
      const file = this.archive.named(kind, name)
      const parse = kind === 'module' ? parsePan : parseOnd
      if (file !== undefined && this.read(file, () => parse(file.bytes)) !== null) return [file]
      const sort = kind === 'module' ? 'PAN' : 'OND'
      this.miss(
        kind,
        name === '' ? null : name,
        file?.review.remark ?? `The variant names this ${sort} file, and the archive does not have it`,
      )
      return []
    })
  }

  /** The weather of the simulation: the hours in the variant, else a weather file, that of its name first. */
  private weatherOf(variant: ProjectFile, read: ParsedSceneOut): ProjectFile | null {
    if (read.meta.simulated && this.read(variant, () => readWeatherOrHours(variant.bytes, {}), false) !== null) {
      const message = 'The weather and the reference series are the hours in the variant'
      this.notes.push({ file: variant.name, kind: 'derived', line: null, message })
      return variant
    }
    const { weather_file: stated } = read.meta
    const isStated = ({ name }: ProjectFile) => stemOf(name) === stemOf(stated)
    const rank = (file: ProjectFile) => (isStated(file) ? 0 : isHours(file.bytes) ? 2 : 1)
    const candidates = this.archive.of('weather').sort((a, b) => rank(a) - rank(b))
    const place = placeOf(read)
    const weather = candidates.find((file) => this.read(file, () => readWeatherOrHours(file.bytes, place)) !== null)
    if (weather === undefined) {
      const why = candidates.map(({ name, review }) => `${name}: ${review.remark}`).join('; ')
      const found = why === '' ? ', and the archive has no weather file' : ` and no weather file can be read (${why.slice(0, REMARK_MAX)})`
      this.miss(
        'weather',
        stated === '' ? null : stated,
        `The variant has no hours of a simulation${found}: simulate the variant and save it, or add the weather as CSV`,
      )
      return null
    }
    if (!isStated(weather) && stated !== '')
      this.notes.push({
        file: weather.name,
        kind: 'assumed',
        line: null,
        message: `The variant ran with ${stated}: this file is taken in its place`,
      })
    return weather
  }

  /** What the project (PRJ) states of the site: its albedo is that of the simulation. */
  private withProject(request: Record<string, unknown>, variant: ParsedSceneOut | null): void {
    const stem = stemOf(this.chosen ?? '')
    const projects = this.archive.of('project')
    const file = projects.find(({ name }) => stemOf(name) === stem) ?? projects[0]
    const read = file === undefined ? null : this.read(file, () => parseScene(file.bytes))
    if (file === undefined || read === null) return
    const { albedo_monthly: albedo, latitude, longitude } = read.request_patch.site ?? {}
    const own = variant?.request_patch.site
    const isOther = own !== undefined && (own.latitude !== latitude || own.longitude !== longitude)
    if (albedo !== undefined && !isOther) request.site = { ...(request.site as object), albedo_monthly: albedo }
    if (isOther)
      this.notes.push({
        file: file.name,
        kind: 'deviation',
        line: null,
        message: `The site of the project (${latitude}, ${longitude}) is not that of the variant (${own.latitude}, ${own.longitude}), which is used; its albedo is left out`,
      })
  }

  /** Horizons, scenes and sites that stand alone: PVsyst ran without them, so they change nothing until they are merged. */
  private offer(variant: ParsedSceneOut | null): void {
    const latitude = variant?.request_patch.site?.latitude as number | undefined
    for (const file of this.archive.of('horizon')) {
      const read = this.read(file, () => parseHorizon(file.bytes, { fileName: file.name, ...(latitude === undefined ? {} : { latitude }) }))
      if (read === null) continue
      const { horizon_azimuths_deg, horizon_elevations_deg } = read
      this.offers.push({ file: file.name, site: { horizon_azimuths_deg, horizon_elevations_deg }, array: {}, scene: null })
    }
    for (const file of [...this.archive.of('scene'), ...this.archive.of('site')]) {
      const read = this.read(file, () => parseScene(file.bytes, latitude === undefined ? {} : { latitude }))
      if (read !== null)
        this.offers.push({ file: file.name, site: read.request_patch.site ?? {}, array: read.array_patch, scene: read.scene })
    }
  }

  /** A file by its reader; null, with a remark, for one that cannot be read. */
  private read<Answer>(file: ProjectFile, parse: () => Answer, isRemarked = true): Answer | null {
    this.options.onProgress?.()
    try {
      const answer = parse()
      file.review.used = true
      return answer
    } catch (cause) {
      const failures = failuresOf(cause)
      if (isRemarked) file.review.remark = failures.join('; ').slice(0, REMARK_MAX)
      return null
    }
  }

  private remarkUnused(): void {
    for (const review of this.archive.review) if (!review.used) review.remark ??= UNUSED[review.kind] ?? 'The variant names no such file'
  }

  private miss(kind: ParsedProjectOut['missing'][number]['kind'], file: string | null, reason: string): void {
    this.missing.push({ kind, file, reason })
  }
}

/** The sections that the files give, where some are missing. */
function partOf(
  read: ParsedSceneOut,
  { module, inverter, weather }: { module: NamedFile | undefined; inverter: NamedFile | undefined; weather: NamedFile | null },
): Record<string, unknown> {
  const { request_patch: patch, array_patch, scene, sub_arrays: parts } = read
  return {
    ...patch,
    array: { ...patch.array, ...array_patch },
    ...(module === undefined ? {} : { module: parsePan(module.bytes).module }),
    ...(inverter === undefined ? {} : { inverter: parseOnd(inverter.bytes).inverter }),
    ...(weather === null ? {} : { weather: readWeatherOrHours(weather.bytes, placeOf(read)).weather }),
    ...(scene === null ? {} : { scene }),
    ...(parts === null ? {} : { sub_arrays: parts }),
  }
}

/** What the variant states of the place, for a weather file that does not. */
function placeOf({ request_patch: { site } }: ParsedSceneOut): WeatherFileOptions {
  const place: WeatherFileOptions = {}
  for (const name of ['latitude', 'longitude', 'timezone'] as const) {
    const value = site?.[name]
    if (typeof value === 'number') place[name] = value
  }
  return place
}

function stemOf(name: string): string {
  return name.toLowerCase().replace(/\.[^.]*$/, '')
}

/** What is wrong with files. Fails: with any other cause. */
function failuresOf(cause: unknown): readonly string[] {
  if (cause instanceof EngineError) return cause.failures.map(({ field, message }) => `${field ?? 'request'}: ${message}`)
  if (cause instanceof ObjectFileError) return cause.failures
  if (cause instanceof WeatherFileError) return [cause.message]
  throw cause
}
