import type { PlantRequest } from '../worker/jobs.ts'

type Sections = PlantRequest['resolved']

/** A field whose effect on the energy is asked for, with a step that is proposed. */
export interface TornadoField {
  /** Dot path in the full request. */
  readonly path: string
  readonly label: string
  readonly unit: string
  /** Of what is shown. */
  readonly step: number
  /** Where the step comes from. */
  readonly source: string
  /** What is sent, for one of what is shown. Default: 1. */
  readonly size?: number
  /** Of the field, as it is sent. */
  readonly least?: number
  readonly most?: number
  /** Whether the model of the plant reads it. */
  readonly applies?: (plant: Sections) => boolean
}

const PVWATTS = 'half of the default of PVWatts 5 (Dobos 2014, NREL/TP-6A20-62641)'
const FRACTION = { unit: '% points', size: 0.01, least: 0, most: 0.99 } as const

const isFixed = ({ array, scene }: Sections) => scene === null && array.track_mode === 'fixed'
const isReference = ({ module }: Sections) => 'model' in module && module.model === 'reference'

/** In the order in which they are proposed: the first ten that apply. */
const FIELDS: readonly TornadoField[] = [
  { path: 'site.soiling_monthly', label: 'Soiling', step: 1, source: PVWATTS, ...FRACTION },
  { path: 'dc_losses.quality_loss', label: 'Module quality', step: 0.5, source: PVWATTS, ...FRACTION, least: -0.5 },
  { path: 'dc_losses.lid_loss', label: 'Light-induced degradation', step: 0.75, source: PVWATTS, ...FRACTION },
  { path: 'dc_losses.module_mismatch_loss', label: 'Mismatch of modules', step: 1, source: PVWATTS, ...FRACTION },
  { path: 'dc_losses.dc_wiring_loss_at_stc', label: 'DC wiring at STC', step: 1, source: PVWATTS, ...FRACTION },
  { path: 'ac_losses.unavailability_loss', label: 'Unavailability', step: 1.5, source: PVWATTS, ...FRACTION },
  { path: 'site.albedo_monthly', label: 'Albedo', unit: '', step: 0.05, source: 'grass has 0.15 to 0.25', least: 0, most: 1 },
  {
    path: 'thermal.noct_c',
    label: 'NOCT',
    unit: '°C',
    step: 2,
    source: 'data sheets state it to ± 2 °C',
    applies: ({ thermal }) => thermal?.model === 'noct',
  },
  {
    path: 'thermal.u_c',
    label: 'Heat loss factor',
    unit: 'W/m²K',
    step: 3,
    source: 'our choice, about 10 %',
    least: 0.1,
    applies: ({ thermal }) => thermal?.model === 'pvsyst' || thermal?.model === 'faiman',
  },
  {
    path: 'module.temperature_coefficient',
    label: 'Temperature coefficient',
    unit: '%/°C',
    step: 0.02,
    size: 0.01,
    source: 'standard and premium modules of PVWatts 8 differ by so much',
    most: 0,
    applies: isReference,
  },
  {
    path: 'array.tilt_deg',
    label: 'Tilt',
    unit: 'deg',
    step: 1,
    source: 'our choice for how racks are built',
    least: 0,
    most: 90,
    applies: isFixed,
  },
  {
    path: 'array.azimuth_deg',
    label: 'Azimuth',
    unit: 'deg',
    step: 2,
    source: 'our choice for how racks are built',
    applies: ({ scene }) => scene === null,
  },
  {
    path: 'array.gcr',
    label: 'Ground cover ratio',
    unit: '',
    step: 0.02,
    source: 'our choice',
    least: 0.01,
    most: 0.99,
    applies: ({ scene }) => scene === null,
  },
]

const SHOWN = 10

/** The ten fields that are proposed for a plant. */
export function tornadoFields(plant: Sections): TornadoField[] {
  return FIELDS.filter(({ path, applies = () => true }) => isNumeric(valueAt(plant, path)) && applies(plant)).slice(0, SHOWN)
}

/** A value of the plant as it is shown: of a list, the mean. */
export function shownAt(plant: Sections, { path, size = 1 }: TornadoField): number {
  const value = valueAt(plant, path)
  const numbers = Array.isArray(value) ? (value as number[]) : [value as number]
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length / size
}

/** The change of the full request that is a step; within the bounds of the field. */
export function stepped(
  plant: Sections,
  { path, size = 1, least = -Infinity, most = Infinity }: TornadoField,
  step: number,
): Record<string, unknown> {
  const change = (value: number) => Math.min(Math.max(Number((value + step * size).toPrecision(12)), least), most)
  const value = valueAt(plant, path)
  return { [path]: Array.isArray(value) ? (value as number[]).map(change) : change(value as number) }
}

function valueAt(plant: Sections, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], plant)
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number'))
}
