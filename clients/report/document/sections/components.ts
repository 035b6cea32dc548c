import { iamCurvePicture } from '../../pictures/iam-curve.ts'
import { inverterCurvesPicture } from '../../pictures/inverter-curves.ts'
import { moduleCurvesPicture } from '../../pictures/module-curves.ts'
import { fixed } from '../../pictures/number-text.ts'
import { sideViewPicture } from '../../pictures/side-view.ts'
import { type Block, type Fact, facts, figure, heading } from '../blocks.ts'
import { clipped, type FieldWords } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'

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

/** The array, its module and its inverter. */
export const componentSections: Section = (run, texts, words): Block[] => {
  const { answer, request, figures } = run
  const { array, module, inverter } = request
  const { summary } = answer
  const side = figures.side()
  const curves = figures.module()
  const strings = array.strings_per_inverter * array.n_inverters
  const isTracker = array.track_mode === 'single_axis'
  return [
    heading(1, texts.headings.plant),
    facts(texts.headings.array, [
      [texts.facts.racking, texts.rackings[summary.racking] ?? summary.racking],
      ...fieldFacts(words, 'array', array, isTracker ? [...ARRAY_FIELDS, ...TRACKER_FIELDS] : ARRAY_FIELDS),
      side === null ? null : [texts.facts.pitch, `${fixed(side.pitchM, 2)} m`],
      [texts.facts.strings, texts.facts.stringsWords(strings, array.modules_per_string)],
      [texts.facts.modules, fixed(summary.modules, 0)],
      [texts.facts.inverters, fixed(array.n_inverters, 0)],
      [texts.facts.ratio, `${fixed(summary.dc_ac_ratio, 3)}: ${texts.facts.ratioWords(fixed(summary.dc_kwp, 2), fixed(summary.ac_kw, 2))}`],
    ]),
    ...(side === null ? [] : figure(texts.captions.side, sideViewPicture(side, PRINT))),
    heading(2, `${texts.headings.module}: ${nameOf(module)}`),
    facts(texts.headings.module, [
      [texts.facts.origin, originOf(run, run.ids.module, texts)],
      ...fieldFacts(words, 'module', module, namesOf('module', texts)),
    ]),
    ...(curves === null ? [] : figure(texts.captions.module, moduleCurvesPicture(curves, PRINT))),
    ...figure(texts.captions.iam, iamCurvePicture(figures.iam(), { ...PRINT, height: 260 })),
    heading(2, `${texts.headings.inverter}: ${nameOf(inverter)}`),
    facts(texts.headings.inverter, [
      [texts.facts.origin, originOf(run, run.ids.inverter, texts)],
      ...fieldFacts(words, 'inverter', inverter, namesOf('inverter', texts)),
    ]),
    ...(figures.inverter().length === 0
      ? []
      : figure(texts.captions.inverter, inverterCurvesPicture(figures.inverter(), { ...PRINT, height: 260 }))),
  ]
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

function nameOf({ manufacturer, name }: { readonly manufacturer: string; readonly name: string }): string {
  return clipped([manufacturer, name].filter((part) => part !== '').join(' '), 120)
}

function originOf({ kind, request }: ReportRun, id: string | null, texts: Texts): string {
  if (id !== null) return texts.facts.fromLibrary(id)
  return kind === 'simple' && request.module.model === 'reference' ? texts.facts.own : texts.facts.sent
}
