import type { RunRequest } from '@pvyield/contract/schemas'
import { inverterCurves, moduleCurves, type Resolved, sideView, unstatedOf, weatherCoverage } from '@pvyield/engine'
import { type Answer, hasDay, isWholeYear, LACKING, PICTURES, type PictureName, type SeriesValues, svgText } from '@pvyield/report'
import { htmlOf, type ReportProfile, reportOf } from '@pvyield/report/document'
import { checkLogo } from '@pvyield/report/logo'
import { pdfOf } from '@pvyield/report/pdf'
import { figuresOf, type PicturedPlant } from '@pvyield/report/run'
import { Problem } from '../http/problem.ts'
import type { LibraryService } from '../library/service.ts'
import type { Drawing, DrawnForm } from './drawn-form.ts'
import { reportFonts } from './report-fonts.ts'

/** Ids with which a request names components, of the plant and of its parts. */
export interface RunIds {
  readonly module: string | null
  readonly inverter: string | null
  readonly parts: readonly { readonly id: string; readonly module: string | null; readonly inverter: string | null }[]
}

/** @param request  as it was sent, with ids in place of sections */
export function idsIn({
  module,
  inverter,
  sub_arrays,
}: Pick<RunRequest, 'module' | 'inverter'> & Partial<Pick<RunRequest, 'sub_arrays'>>): RunIds {
  const parts = (sub_arrays ?? []).map((part) => ({ id: part.id, module: idIn(part.module), inverter: idIn(part.inverter) }))
  return { module: idIn(module), inverter: idIn(inverter), parts: parts.filter((part) => part.module !== null || part.inverter !== null) }
}

/** The id that stands for a section; null for a section that was sent. */
function idIn(section: object | null | undefined): string | null {
  return section && 'id' in section && typeof section.id === 'string' ? section.id : null
}

/** A finished run, from the engine or from the store. */
export interface RunToDraw {
  readonly kind: 'simple' | 'full'
  readonly answer: Answer
  readonly plant: PicturedPlant
  readonly ids: RunIds
  readonly library: LibraryService
  readonly series: (name: string) => SeriesValues | null
  readonly profile: ReportProfile | null
  /** When it ran, ms since 1970. */
  readonly ranAt: number
  /** Null for a run that is not stored. */
  readonly id: string | null
}

/**
 * A picture or a report of a run.
 * Fails: Problem validation_error for a picture that the run does not have.
 */
export async function drawRun(
  form: DrawnForm,
  drawing: Drawing,
  columns: readonly string[] | null,
  run: RunToDraw,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { answer, plant, series } = run
  if (form === 'svg') {
    const { picture, theme, width, date } = drawing
    const drawn = PICTURES[picture](figuresOf(answer, plant, series, date), { columns: columns ?? [], date }, { theme, width })
    if (drawn === null && picture === 'day' && columns?.some((name) => series(name) !== null)) throw noDay(date, 'the run does not have it')
    if (drawn === null)
      throw noPicture(
        picture,
        pictureNames(plant).filter((name) => name !== picture),
      )
    return svgText(drawn)
  }
  const { kind, ids, library, profile, ranAt, id } = run
  const report = reportOf({
    kind,
    answer,
    request: plant,
    figures: figuresOf(answer, plant, series),
    ids,
    unstated: unstatedOf(() => library.catalogues, ids),
    partsNamed: ids.parts.map((part) => ({ id: part.id, ids: part, unstated: unstatedOf(() => library.catalogues, part) })),
    details: plant.report ?? {},
    profile: profile && printable(profile),
    date: new Date(ranAt).toISOString().slice(0, 10),
    runId: id,
  })
  return form === 'html' ? htmlOf(report) : pdfOf(report, reportFonts())
}

/** A profile without a logo that would not be kept today. */
export function printable(profile: ReportProfile): ReportProfile {
  const checked = profile.logo && checkLogo(profile.logo.bytes)
  return checked && 'refusal' in checked ? { ...profile, logo: null, logo_fault: checked.refusal } : profile
}

/** Pictures that need a whole year of weather. */
const OF_YEARS: readonly PictureName[] = ['normalized', 'exceedance']

/**
 * Fails: Problem validation_error for a picture that a run of this plant and weather cannot have, and for a day that it
 * does not have, before it runs.
 */
export function requirePicture({ picture, date }: Drawing, plant: Resolved): void {
  const names = pictureNames(plant)
  if (!names.includes(picture)) throw noPicture(picture, names)
  if (picture === 'plan' && !isDay(date)) throw noDay(date, 'no year has it')
  if (picture !== 'day' && !OF_YEARS.includes(picture)) return
  const coverage = weatherCoverage(plant)
  if (coverage === null) return // the run says what is wrong with its weather
  if (picture === 'day' && !hasDay(coverage, date)) throw noDay(date, 'the weather does not have it')
  const isCovered = picture === 'normalized' ? isWholeYear(coverage.hours) : coverage.isAnnual
  if (OF_YEARS.includes(picture) && !isCovered)
    throw noPicture(
      picture,
      names.filter((name) => !OF_YEARS.includes(name)),
    )
}

/** Whether a leap year has a day, `MM-DD`. */
function isDay(date: string): boolean {
  const [month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(2000, month - 1, day)).getUTCDate() === day
}

function noDay(date: string, reason: string): Problem {
  return Problem.ofField(
    'validation_error',
    'date',
    `There is no picture of the day ${date}, because ${reason}: send a month and a day such as 06-21`,
  )
}

/** Pictures that a run of a plant can have. */
function pictureNames(plant: PicturedPlant): PictureName[] {
  const { lifetime, scene } = plant
  const has: Partial<Record<PictureName, () => boolean>> = {
    module: () => moduleCurves(plant) !== null,
    inverter: () => inverterCurves(plant).length > 0,
    side: () => sideView(plant) !== null,
    plan: () => scene !== null,
    exceedance: () => lifetime.uncertainty !== null || lifetime.uncertainty_parts !== null,
    lifetime: () => lifetime.analysis_period_years > 1,
  }
  return (Object.keys(PICTURES) as PictureName[]).filter((name) => has[name]?.() ?? true)
}

const REASONS: Partial<Record<PictureName, string>> = {
  ...LACKING,
  heatmap: 'it was made without series: send the run again with include_series true',
  duration: 'it was made without series: send the run again with include_series true',
  day: 'it was made without series: send the run again with include_series true',
  daily: 'it was made without series: send the run again with include_series true',
}

export function noPicture(picture: PictureName, names: readonly PictureName[]): Problem {
  const reason = REASONS[picture] ?? 'it lacks what the picture shows'
  return Problem.ofField(
    'validation_error',
    'picture',
    `This run has no picture ${picture}, because ${reason}. It can have ${names.join(', ')}`,
  )
}
