import type { SceneDay } from '@pvyield/contract/schemas'
import { type Attempt, compare, completeWeather, perform, type RunWork, type Stage, type SweepWork, sweep } from '@pvyield/engine/work'
import type { RunRequest, RunSummary, SimpleRunAnswer, TreeAnswer, Weather } from '@pvyield/sdk'
import type { PerformanceJob, PerformanceResult } from '../performance/test-plant.ts'
import { PLANT_JOBS } from '../plant/plant-jobs.ts'
import type { ChosenPicture } from '../state/chosen-picture.ts'
import type { DayJob, DayPictureJob } from './day.ts'
import type { PictureParts } from './picture-parts.ts'
import type { PageSources } from './sources.ts'

/** What a job answers, and the memory that goes to the page with it. */
export interface Done<Value> {
  readonly value: Value
  readonly transfer: Transferable[]
}

/** The answer of a run as the service gives it, without links and series. */
export type RunAnswerHere = Omit<SimpleRunAnswer, 'links' | 'series' | 'request' | 'billing'>

/** A run, and the picture that is drawn of it. */
export type RunJob = Omit<RunWork, 'series'> & { readonly picture?: ChosenPicture }

/** A run as pictures and tables need it. */
export interface RunResult {
  readonly answer: RunAnswerHere
  /** Null for a run without a picture. */
  readonly picture: PictureParts | null
  readonly variants: readonly (
    | { readonly value: Pick<RunAnswerHere, 'summary' | 'loss_diagram'> }
    | { readonly failures: readonly { readonly message: string }[] }
  )[]
}

/** The sections of a plant, without its weather. */
export interface PlantRequest {
  /** With ids as sent. */
  readonly request: Omit<RunRequest, 'weather'>
  readonly resolved: Omit<RunRequest, 'weather'>
}

function done<Value>(value: Value): Done<Value> {
  return { value, transfer: [] }
}

/** The figures of a point of a sweep. */
export type SweptPoint = Omit<RunSummary, 'provenance'>

/** What a worker can do, by name. A new job is a new member. */
export const JOBS = {
  ...PLANT_JOBS,

  run: async ({ picture: chosen, ...work }: RunJob, sources: PageSources): Promise<Done<RunResult>> => {
    const drawing = chosen === undefined ? null : (await import('./picture-parts.ts')).partsFor(chosen)
    const outcome = await perform({ ...work, ...drawing?.wish }, { ...sources.of(work.body), ...drawing?.sources })
    const { variants } = outcome
    // The answer of a simple run has the full request with its weather: 8,760 rows, which a slider need not copy to the page.
    const { request: _, ...answer } = outcome.answer as typeof outcome.answer & { request?: unknown }
    const shown = variants.map((each) => ('value' in each ? { value: each.value } : { failures: each.failures }))
    const { picture, transfer } = drawing?.of(outcome) ?? { picture: null, transfer: [] }
    // The engine's types say less of lengths than the document's.
    return { value: { answer, picture, variants: shown } as unknown as RunResult, transfer }
  },

  /** Weather as a request sent it, with every field, as an id of weather means it. */
  weather: async (sent: unknown): Promise<Done<Weather>> => ({ value: completeWeather(sent) as Weather, transfer: [] }),

  /** The full request of a plant without its weather: as sent with the defaults, and with what ids stand for. */
  request: async (work: Pick<RunWork, 'kind' | 'body'>, sources: PageSources): Promise<Done<PlantRequest>> => {
    const { request, resolved } = await perform(work, sources.of(work.body))
    const [{ weather: _, ...sent }, { weather: __, ...whole }] = [request, resolved]
    return done({ request: sent, resolved: whole } as unknown as PlantRequest)
  },

  /** The summaries of the points of a sweep. */
  sweep: async (work: SweepWork, sources: PageSources): Promise<Done<readonly Attempt<SweptPoint>[]>> =>
    done((await sweep(work, sources.of(work.body))) as unknown as Attempt<SweptPoint>[]),

  /** The energies of the options of a stage. */
  tree: async (
    { stage, ...work }: Pick<RunWork, 'kind' | 'body'> & { readonly stage: Stage },
    sources: PageSources,
  ): Promise<Done<TreeAnswer>> => {
    const body = work.kind === 'full' ? work.body : (await perform(work, sources.of(work.body))).request
    return done((await compare({ kind: 'compare', body, stage }, sources)) as unknown as TreeAnswer)
  },

  /** The plant against measured rows. */
  performance: async (job: PerformanceJob, sources: PageSources): Promise<Done<PerformanceResult>> =>
    done(await (await import('../performance/test-plant.ts')).testPlant(job, sources)),

  /** The request of such a test without its run. */
  'performance request': async (job: PerformanceJob): Promise<Done<object>> =>
    done(await (await import('../performance/test-plant.ts')).performanceRequest(job)),

  /** A day of the plant's scene. */
  day: async (job: DayJob, sources: PageSources): Promise<Done<SceneDay>> => {
    return { value: await (await import('./day.ts')).dayOf(job, sources), transfer: [] }
  },

  /** The picture of such a day, SVG. */
  'day picture': async (job: DayPictureJob, sources: PageSources): Promise<Done<string>> => {
    return { value: await (await import('./day.ts')).dayPicture(job, sources), transfer: [] }
  },
} as const

export type Jobs = typeof JOBS
