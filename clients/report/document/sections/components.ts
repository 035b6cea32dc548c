import type { PartFigures } from '../../pictures/choice.ts'
import { iamCurvePicture } from '../../pictures/iam-curve.ts'
import { inverterCurvesPicture } from '../../pictures/inverter-curves.ts'
import { moduleCurvesPicture } from '../../pictures/module-curves.ts'
import { fixed, percent } from '../../pictures/number-text.ts'
import { sideViewPicture } from '../../pictures/side-view.ts'
import { singleLinePicture } from '../../pictures/single-line.ts'
import { type Block, type Fact, facts, figure, heading, paragraph } from '../blocks.ts'
import { type FieldWords, nameOf, trimmed } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'
import { partTables } from './part-tables.ts'
import { transformerTable } from './transformers.ts'

const PRINT = { theme: 'print', heading: false } as const
const ARRAY_FIELDS = [
  'tilt_deg',
  'azimuth_deg',
  'gcr',
  'collector_width_m',
  'n_rows',
  'row_length_m',
  'string_steps',
  'shade_mode',
  'inter_row_shading',
]
const TRACKER_FIELDS = ['backtracking', 'rotation_limit_deg', 'rotation_min_deg', 'rotation_max_deg', 'cross_axis_slope_deg', 'wind_stow']

/** The array, its module and its inverter; of a plant of several parts, all of them. */
export const componentSections: Section = (run, texts, words): Block[] => {
  const { figures } = run
  const parts = figures.parts()
  const singleLine = figure(texts.captions.singleLine, singleLinePicture(figures.wired(), PRINT))
  if (parts.length > 1)
    return [
      heading(1, texts.headings.plant),
      ...partTables(run, parts, texts),
      ...singleLine,
      ...transformerTable(run, texts),
      ...eachKind(parts, 'module', texts, (part) => moduleBlocks(ofPart(run, part), texts, words)),
      ...eachKind(parts, 'inverter', texts, (part) => inverterBlocks(ofPart(run, part), texts, words)),
    ]
  const side = figures.side()
  return [
    heading(1, texts.headings.plant),
    facts(texts.headings.array, [...rackFacts(run, texts, words), ...wiredFacts(run, texts)]),
    ...(side === null ? [] : figure(texts.captions.side, sideViewPicture(side, PRINT))),
    ...singleLine,
    ...transformerTable(run, texts),
    ...moduleBlocks(run, texts, words),
    ...inverterBlocks(run, texts, words),
  ]
}

/** Modules, and inverters, of which a report shows everything. */
const KINDS_MAX = 6

/** The blocks of each module, or inverter, that a part has; a paragraph names those beyond the first ones. */
function eachKind(
  parts: readonly PartFigures[],
  kind: 'module' | 'inverter',
  texts: Texts,
  blocks: (part: PartFigures) => readonly Block[],
): Block[] {
  const kinds = new Map(parts.toReversed().map((part) => [JSON.stringify(part.request[kind]), part]))
  const distinct = [...kinds.values()].reverse()
  const left = distinct.slice(KINDS_MAX).map(({ request }) => nameOf(request[kind]))
  return [
    ...distinct.slice(0, KINDS_MAX).flatMap(blocks),
    ...(left.length === 0 ? [] : [paragraph(texts.otherKinds(texts.headings[kind], left.slice(0, 20).join(', '), left.length))]),
  ]
}

/** The run as one of a part: what the library knows is about the components of the plant, and those that the part names by id. */
export function ofPart(run: ReportRun, { id, request, figures }: PartFigures): ReportRun {
  const isOfPlant = (kind: 'module' | 'inverter') => JSON.stringify(request[kind]) === JSON.stringify(run.request[kind])
  const [module, inverter] = [isOfPlant('module'), isOfPlant('inverter')]
  const named = run.partsNamed?.find((part) => part.id === id)
  return {
    ...run,
    request,
    figures,
    ids: {
      module: (module ? run.ids.module : null) ?? named?.ids.module ?? null,
      inverter: (inverter ? run.ids.inverter : null) ?? named?.ids.inverter ?? null,
    },
    unstated: {
      module: (module ? run.unstated.module : null) ?? named?.unstated.module ?? null,
      inverter: (inverter ? run.unstated.inverter : null) ?? named?.unstated.inverter ?? null,
    },
  }
}

function moduleBlocks(run: ReportRun, texts: Texts, words: FieldWords): Block[] {
  const { request, figures, ids } = run
  const curves = figures.module()
  return [
    heading(2, `${texts.headings.module}: ${nameOf(request.module)}`),
    facts(texts.headings.module, [[texts.facts.origin, originOf(run, ids.module, texts)], ...componentFacts(run, 'module', texts, words)]),
    ...(curves === null ? [] : figure(texts.captions.module, moduleCurvesPicture(curves, PRINT))),
    ...figure(texts.captions.iam, iamCurvePicture(figures.iam(), { ...PRINT, height: 260 })),
  ]
}

function inverterBlocks(run: ReportRun, texts: Texts, words: FieldWords): Block[] {
  const { request, figures, ids } = run
  return [
    heading(2, `${texts.headings.inverter}: ${nameOf(request.inverter)}`),
    facts(texts.headings.inverter, [
      [texts.facts.origin, originOf(run, ids.inverter, texts)],
      ...componentFacts(run, 'inverter', texts, words),
    ]),
    ...(figures.inverter().length === 0
      ? []
      : figure(texts.captions.inverter, inverterCurvesPicture(figures.inverter(), { ...PRINT, height: 260 }))),
  ]
}

function rackFacts({ answer, request: { array }, figures }: ReportRun, texts: Texts, words: FieldWords): (Fact | null)[] {
  const { racking } = answer.summary
  const side = figures.side()
  return [
    [texts.facts.racking, texts.rackings[racking] ?? racking],
    ...fieldFacts(words, 'array', array, array.track_mode === 'single_axis' ? [...ARRAY_FIELDS, ...TRACKER_FIELDS] : ARRAY_FIELDS),
    side === null ? null : [texts.facts.pitch, `${fixed(side.pitchM, 2)} m`],
  ]
}

/** How the modules are wired, and what they are together. */
function wiredFacts({ answer: { summary }, request, figures, unstated }: ReportRun, texts: Texts): (Fact | null)[] {
  const { array, inverter, dc_losses: losses } = request
  const { moduleAreaM2, points, wiringOhm } = figures.array()
  const strings = array.strings_per_inverter * array.n_inverters
  const trackers = inverter.mppt_count
  const area = `${fixed(moduleAreaM2, 0)} m²`
  const isSizeAssumed = unstated.module?.assumed.includes('length_m')
  const trackersText = texts.facts.trackersWords(
    trackers,
    fixed(trackers * array.n_inverters, 0),
    trimmed(array.strings_per_inverter / trackers, 3),
  )
  return [
    [texts.facts.strings, texts.facts.stringsWords(strings, array.modules_per_string)],
    [texts.facts.modules, fixed(summary.modules, 0)],
    [texts.facts.area, isSizeAssumed ? texts.facts.areaAssumed(area) : area],
    [texts.facts.inverters, fixed(array.n_inverters, 0)],
    [texts.facts.trackers, unstated.inverter?.assumed.includes('mppt_count') ? texts.facts.assumed(trackersText) : trackersText],
    [texts.facts.ratio, `${fixed(summary.dc_ac_ratio, 3)}: ${texts.facts.ratioWords(fixed(summary.dc_kwp, 2), fixed(summary.ac_kw, 2))}`],
    ...points.map(
      ({ cellTempC, powerW, voltageV, currentA }): Fact => [
        texts.facts.operatingPoint(cellTempC),
        texts.facts.operatingWords(fixed(powerW / 1000, 1), fixed(voltageV, 1), fixed(currentA, 1)),
      ],
    ),
    wiringOhm === null
      ? null
      : [texts.facts.wiring, texts.facts.wiringWords(trimmed(1000 * wiringOhm, 4), percent(losses.dc_wiring_loss_at_stc, 2))],
  ]
}

/** The fields of a component, with those that the library assumes or does not have. */
function componentFacts(run: ReportRun, kind: 'module' | 'inverter', texts: Texts, words: FieldWords): Fact[] {
  const { assumed = [], missing = [] } = run.unstated[kind] ?? {}
  const names = namesOf(kind, texts)
  const marked = names.flatMap((name) =>
    fieldFacts(words, kind, run.request[kind], [name]).map(
      ([title, value]): Fact => [title, assumed.includes(name) ? texts.facts.assumed(value) : value],
    ),
  )
  const absent = missing.map((name) => words.name(`${kind}.${name}`))
  return absent.length === 0 ? marked : [...marked, [texts.facts.missing, absent.join(', ')]]
}

/** The fields of a section that have a value. */
export function fieldFacts(words: FieldWords, section: string, values: object, names: readonly string[]): Fact[] {
  return names.flatMap((name): Fact[] => {
    const value = (values as Readonly<Record<string, unknown>>)[name]
    const path = `${section}.${name}`
    return value === undefined || value === null ? [] : [[words.name(path), words.value(path, value)]]
  })
}

function namesOf(section: string, { fields }: Texts): string[] {
  return Object.keys(fields).flatMap((path) => (path.startsWith(`${section}.`) ? [path.slice(section.length + 1)] : []))
}

function originOf({ kind, request }: ReportRun, id: string | null, texts: Texts): string {
  if (id !== null) return texts.facts.fromLibrary(id)
  return kind === 'simple' && request.module.model === 'reference' ? texts.facts.own : texts.facts.sent
}
