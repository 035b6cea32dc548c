import { type Block, heading, paragraph, table } from '../blocks.ts'
import type { FieldWords } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'
import { cableTables } from './cables.ts'

/** Sections of a request that describe losses, and which of their fields are printed though they are defaults. */
const SECTIONS = {
  site: /^(soiling_monthly|snow_loss_monthly|snow_model)$/,
  iam: /^kind$/,
  thermal: /^(model|u_c|u_v|absorptivity)$/,
  spectral: /^mode$/,
  bifacial: /./,
  dc_losses: /./,
  ac_losses: /./,
  lifetime: /^(dc_degradation_rate|year)$/,
} as const
/** Of the site, only losses: the rest has its own place in the report. */
const NOT_LOSSES = /^(site\.(?!soiling|snow)|lifetime\.(?!dc_degradation_rate|year$))/
/** Parameters of one option, which say nothing about a run with another. */
const OF_OPTION: readonly (readonly [path: RegExp, option: RegExp])[] = [
  [/^iam\.b0$/, /^ashrae/],
  [/^iam\.a_r$/, /^martin_ruiz/],
  [/^iam\.sandia_coefficients$/, /^sandia$/],
  [/^iam\.(n|n_ar|k_per_m|thickness_m)$/, /^fresnel/],
  [/^iam\.(angles_deg|factors|interpolation)$/, /^table$/],
  [/^thermal\.(u_c|u_v|absorptivity|module_efficiency)$/, /^pvsyst$/],
  [/^thermal\.noct_c$/, /^(noct|ross|fuentes)$/],
  [/^thermal\.array_height_stories$/, /^noct$/],
  [/^thermal\.sapm_/, /^sapm$/],
  [/^thermal\.ross_k$/, /^ross$/],
  [/^thermal\.fuentes_/, /^fuentes$/],
  [/^thermal\.(mounting|back_temp_c)$/, /^heat_transfer$/],
  [/^spectral\.(coefficients|aod500)$/, /^(?!off$)/],
]

/** Fields that say nothing about a run in which another field switches them off. */
const IDLE: Readonly<Record<string, (request: ReportRun['request']) => boolean>> = {
  'thermal.unit_mass_kgm2': ({ thermal }) => thermal.inertia === 'none',
  'bifacial.fixed_fraction': ({ bifacial }) => bifacial?.model !== 'fixed_fraction',
  'dc_losses.cables': ({ dc_losses: losses }) => losses.cables === null,
  'ac_losses.cables': ({ ac_losses: losses }) => losses.cables === null,
  'ac_losses.grid_limit_series': ({ ac_losses: losses }) => losses.grid_limit_series === null,
  'ac_losses.power_factor_series': ({ ac_losses: losses }) => losses.power_factor_series === null,
  'ac_losses.reactive_power_series': ({ ac_losses: losses }) => losses.reactive_power_series === null,
  'ac_losses.grid_limit_at': hasNoLimit,
  'ac_losses.grid_limit_apparent': hasNoLimit,
  'ac_losses.power_factor': ({ ac_losses: losses }) => losses.power_factor === 1,
  'ac_losses.ohmic_power': ({ ac_losses: { power_factor, power_factor_series, reactive_power_series } }) =>
    power_factor === 1 && power_factor_series === null && reactive_power_series === null,
}

function hasNoLimit({ ac_losses: losses }: ReportRun['request']): boolean {
  return losses.grid_poi_limit_kw === 0 && losses.grid_limit_series === null
}

/** Losses of parts that a report lists. */
const OF_PARTS_MAX = 200

/** The losses in which the parts of a plant differ from it. */
function partRows({ request: { sub_arrays: parts } }: ReportRun, texts: Texts, words: FieldWords): string[][] {
  const rows = (parts ?? []).flatMap((part, k) =>
    (['iam', 'thermal', 'bifacial', 'dc_losses'] as const).flatMap((section) =>
      Object.entries(part[section] ?? {}).map(([name, value]) => {
        const path = `${section}.${name}`
        return [words.name(path), words.value(path, value), texts.ofPart(part.id), `sub_arrays.${k}.${path}`]
      }),
    ),
  )
  return rows.slice(0, OF_PARTS_MAX)
}

/** Every loss as it was entered, with where its value comes from. */
export const enteredSection: Section = (run, texts, words): Block[] => {
  const { request } = run
  const optionOf: Readonly<Record<string, string>> = {
    iam: request.iam.kind,
    thermal: request.thermal.model,
    spectral: request.spectral.mode,
  }
  const rows = Object.entries(SECTIONS).flatMap(([section, always]) => {
    const values = request[section as keyof typeof SECTIONS]
    if (values === null || values === undefined) return []
    return Object.entries(values).flatMap(([name, value]) => {
      const path = `${section}.${name}`
      if (NOT_LOSSES.test(path)) return []
      if (isIdle(path, optionOf[section] ?? '') || IDLE[path]?.(request)) return []
      if (!always.test(name) && !words.isGiven(path)) return []
      const text = path === 'ac_losses.outages' ? outagesText(request, texts) : words.value(path, value)
      return [[words.name(path), text, words.origin(path), path]]
    })
  })
  return [
    heading(1, texts.headings.losses),
    paragraph(texts.lossesNote),
    table(
      texts.headings.losses,
      [
        { title: texts.columns.loss, width: 3.4 },
        { title: texts.columns.value, width: 2 },
        { title: texts.columns.source, width: 2.4 },
        { title: texts.columns.field, width: 3.2 },
      ],
      [...rows, ...partRows(run, texts, words)],
    ),
    ...cableTables(request, texts),
  ]
}

function outagesText({ ac_losses: { outages } }: ReportRun['request'], texts: Texts): string {
  return outages === null ? texts.none : texts.outagesWords(outages.periods.length)
}

function isIdle(path: string, option: string): boolean {
  return OF_OPTION.some(([field, runs]) => field.test(path) && !runs.test(option))
}
