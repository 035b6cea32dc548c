import type { RunRequest, Scene, SimpleRunRequest } from '@pvyield/sdk'
import { DrawnPicture } from './drawn-picture.ts'
import { fullRequest } from './full-request.ts'
import { RUN_OPTIONS, type Schema } from './service.ts'
import { onDays, PARTS, type Part, shortAnswer } from './short-answer.ts'
import { argumentsOf, asObject, fieldsOf, isObject, ROOFS, reference, requireNoOthers, type Tool } from './tool.ts'

const DAYS_MAX = 7

const INCLUDE: Schema = {
  type: 'array',
  description: 'Parts of the answer that are left out by default.',
  items: { type: 'string', enum: PARTS },
}
const SERIES: Schema = {
  type: 'object',
  description: 'Hourly values of some series on some days, such as {"columns": ["GlobInc", "E_Grid"], "days": ["06-21"]}.',
  properties: {
    columns: { type: 'array', description: 'Names of series; explain lists what each is.', items: { type: 'string' }, minItems: 1 },
    days: { type: 'array', description: `Days as MM-DD, ${DAYS_MAX} at most.`, items: { type: 'string' }, minItems: 1, maxItems: DAYS_MAX },
  },
  required: ['columns', 'days'],
  additionalProperties: false,
}
const SCENE: Schema = {
  type: 'object',
  description: 'The scene: version 2, types, placements, objects. explain describes it by the key scene.',
}
/** Pictures that a plant of few fields has. */
const SIMPLE_PICTURES = ['losses', 'months', 'heatmap', 'duration', 'day', 'horizon', 'iam', 'inverter', 'side', 'exceedance'] as const
/** Fields of a run that a picture shows: those of run_simple without what is rarely drawn. */
const DRAWN_FIELDS = [
  'latitude',
  'longitude',
  'system_capacity_kw',
  'racking',
  'tilt_deg',
  'azimuth_deg',
  'gcr',
  'dc_ac_ratio',
  'uncertainty',
]
const MORE = { include: INCLUDE, series: SERIES }

/** Tools that simulate. */
export const RUN_TOOLS: readonly Tool[] = [
  {
    name: 'run_simple',
    title: 'Simulate from a location and a size',
    description:
      'Simulates a year of a plant from few fields; everything else is assumed (`include: ["defaults"]` lists it). Answers the yearly figures, the largest losses of the plant (`main_losses`, percent of the light on its plane at STC efficiency), the loss diagram (`loss_percent` is of what the rows above leave of the level in `basis`) and warnings. Where runs are charged it costs one run.',
    arguments: (document) => argumentsOf({ ...simpleFields(document), sub_arrays: ROOFS, ...MORE }, ['latitude', 'longitude']),
    call: async ({ include, series, ...given }, { pvyield }) => {
      const wish = seriesWish(series)
      const parts = partsIn(include)
      const request = { ...(given as unknown as SimpleRunRequest), ...(wish && { include_series: true }) }
      const answer = await pvyield.runSimple(request, { ...RUN_OPTIONS, ...(wish && { columns: wish.columns }) })
      return shortAnswer(cut(answer, wish), parts)
    },
  },
  {
    name: 'draw_run',
    title: 'Draw a picture of a run',
    description:
      'Simulates as run_simple and answers a picture of the run, an SVG with its numbers in words: `losses` (loss diagram), `months`, `heatmap` (power by day and hour), `duration`, `day`, `horizon`, `iam`, `inverter`, `side` (rows from the side), `exceedance` (needs `uncertainty`). Where runs are charged it costs one run.',
    arguments: (document) => {
      const fields = simpleFields(document)
      const drawn = Object.fromEntries(DRAWN_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
      const picture: Schema = { type: 'string', description: 'Which picture.', enum: SIMPLE_PICTURES, default: 'losses' }
      return argumentsOf({ ...drawn, picture }, ['latitude', 'longitude'])
    },
    call: async ({ picture = 'losses', ...given }, { pvyield }) => {
      const name = picture as (typeof SIMPLE_PICTURES)[number]
      return new DrawnPicture(name, await pvyield.runSimplePicture(given as unknown as SimpleRunRequest, { ...RUN_OPTIONS, picture: name }))
    },
  },
  {
    name: 'run_plant',
    title: 'Simulate a plant in full',
    description:
      'Simulates a year with every field of the plant. Start from `simple` (the arguments of run_simple) or from a whole `request`, and state what differs in `changes`, section by section: {"thermal": {"u_c": 25}, "dc_losses": {"mismatch": 0.01}}. A section of `changes` whose model differs replaces the section. Answers as run_simple. Where runs are charged it costs one run, by the size of the plant; `simple` costs nothing more.',
    arguments: (document) =>
      argumentsOf({
        simple: { type: 'object', description: 'A simple run to start from, with the arguments of run_simple.' },
        request: { type: 'object', description: 'A whole request of POST /api/run to start from.' },
        changes: {
          type: 'object',
          description: `Fields by section, merged into the request. Sections: ${sectionsOf(document).join(', ')}. explain describes each field.`,
        },
        ...MORE,
      }),
    call: async ({ simple, request, changes = {}, include, series, ...others }, service) => {
      requireNoOthers(others, ['simple', 'request', 'changes', 'include', 'series'])
      const wish = seriesWish(series)
      const parts = partsIn(include)
      const moved = asObject(changes, 'changes')
      const whole = { ...merged(await fullRequest({ simple, request }, service), moved), ...(wish && { include_series: true }) }
      const answer = await service.pvyield.run(whole as unknown as RunRequest, { ...RUN_OPTIONS, ...(wish && { columns: wish.columns }) })
      return { ...shortAnswer(cut(answer, wish), parts), ...(parts.includes('request') && { request: whole }) }
    },
  },
  {
    name: 'run_scene',
    title: 'Check a 3D scene, and simulate it',
    description:
      'Checks the devices and objects of a scene: counts and warnings. With a place also simulates a year of it, with the fields of run_simple and the power of a module; answers as run_simple. The check is free; where runs are charged the year costs one run, by the size of the scene.',
    arguments: (document) => {
      const { tilt_deg: _, azimuth_deg: __, modules: ___, ...simple } = simpleFields(document)
      return argumentsOf({ scene: SCENE, ...simple, ...MORE }, ['scene'])
    },
    call: async ({ scene, include, series, ...given }, { pvyield }) => {
      const wish = seriesWish(series)
      const parts = partsIn(include)
      const { counts, warnings } = await pvyield.validateScene(asObject(scene, 'scene') as unknown as Scene)
      if (given.latitude === undefined && given.longitude === undefined) return { counts, warnings }
      const request = { ...(given as unknown as SimpleRunRequest), scene: scene as Scene, ...(wish && { include_series: true }) }
      const answer = await pvyield.runSimple(request, { ...RUN_OPTIONS, ...(wish && { columns: wish.columns }) })
      return { counts, ...shortAnswer(cut(answer, wish), parts) }
    },
  },
]

/** A request with changes: sections are merged field by field, unless another model replaces one. */
function merged(request: Record<string, unknown>, changes: Record<string, unknown>): Record<string, unknown> {
  const { include_series: _, ...result } = request
  for (const [name, change] of Object.entries(changes)) {
    const section = result[name]
    const isReplaced = !isObject(section) || !isObject(change) || 'id' in change || 'id' in section || isOtherModel(section, change)
    result[name] = isReplaced ? change : { ...section, ...change }
  }
  return result
}

function isOtherModel(section: Record<string, unknown>, change: Record<string, unknown>): boolean {
  return 'model' in change && change.model !== section.model
}

interface SeriesWish {
  readonly columns: readonly string[]
  readonly days: readonly string[]
}

function seriesWish(value: unknown): SeriesWish | null {
  if (value === undefined) return null
  const { columns, days } = asObject(value, 'series')
  const isDays = Array.isArray(days) && days.length > 0 && days.length <= DAYS_MAX && days.every(isDay)
  if (!isDays) throw new TypeError(`series.days: must be 1 to ${DAYS_MAX} days as MM-DD`)
  if (!Array.isArray(columns) || columns.length === 0) throw new TypeError('series.columns: must be a list of names')
  return { columns: columns.map(String), days: days.map(String) }
}

/** Whether a value is a day of a leap year. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d\d-\d\d$/.test(value)) return false
  const day = new Date(`2000-${value}T00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === value
}

function cut<Answer extends { series?: Parameters<typeof onDays>[0] }>(answer: Answer, wish: SeriesWish | null): Answer {
  return wish === null || answer.series === undefined ? answer : { ...answer, series: onDays(answer.series, wish.days) }
}

function partsIn(value: unknown = []): readonly Part[] {
  const isKnown = Array.isArray(value) && value.every((part) => (PARTS as readonly unknown[]).includes(part))
  if (!isKnown) throw new TypeError(`include: must be a list of ${PARTS.join(', ')}`)
  return PARTS.filter((part) => value.includes(part))
}

function simpleFields(document: Parameters<typeof fieldsOf>[0]): Record<string, Schema> {
  return {
    ...fieldsOf(document, 'SimpleRunRequest', ['include_series', 'sub_arrays']),
    uncertainty_parts: {
      ...argumentsOf(fieldsOf(document, 'UncertaintyParts')),
      description: 'One standard deviation of the yearly energy by cause, instead of uncertainty.',
    },
    module: SECTION('Module, instead of module_type and module_efficiency'),
    inverter: SECTION('Inverter'),
    weather: reference('Weather by the id that find_weather or an uploaded file has.'),
  }
}

const SECTION = (what: string): Schema => ({
  type: 'object',
  description: `${what}: {"id": ...} of the library, or the section that read_file answers.`,
})

function sectionsOf(document: Parameters<typeof fieldsOf>[0]): string[] {
  return Object.keys(document.components.schemas.RunRequest?.properties ?? {})
}
