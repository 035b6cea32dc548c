import { isLockedByScene } from '../plant/scene-lock.ts'
import { ASSUMED, NUMBERS } from '../start/fields.ts'
import type { Plant } from '../state/console-state.ts'

/** A number that can be swept, with the range that is proposed. */
export interface SweepField {
  /** Dot path in the body. */
  readonly path: string
  readonly label: string
  readonly unit: string
  readonly from: number
  readonly to: number
  /** What is sent, for one of what is shown. */
  readonly size: number
}

/** The value of a field as it is sent. */
export function fieldValue({ size }: SweepField, shown: number): number {
  return Number((shown * size).toPrecision(12))
}

/** Of simple requests, besides those with sliders. */
const MORE: readonly SweepField[] = [
  { path: 'albedo', label: 'Albedo', unit: '', from: 0.1, to: 0.8, size: 1 },
  { path: 'inverter_efficiency', label: 'Efficiency of the inverter', unit: '%', from: 92, to: 99, size: 0.01 },
  { path: 'temperature_coefficient', label: 'Temperature coefficient', unit: '%/°C', from: -0.5, to: -0.2, size: 0.01 },
  { path: 'elevation', label: 'Elevation', unit: 'm', from: 0, to: 2000, size: 1 },
]
/** An uncertainty changes no energy. */
const WITHOUT_EFFECT = 'uncertainty'

/** Fields of full requests that are asked for most, with their usual ranges. */
const USUAL: readonly SweepField[] = [
  { path: 'array.tilt_deg', label: 'Tilt', unit: 'deg', from: 0, to: 60, size: 1 },
  { path: 'array.azimuth_deg', label: 'Azimuth', unit: 'deg', from: 90, to: 270, size: 1 },
  { path: 'array.gcr', label: 'Ground cover ratio', unit: '', from: 0.2, to: 0.8, size: 1 },
  { path: 'inverter.p_ac_nom_kw', label: 'AC power of an inverter', unit: 'kW', from: 10, to: 100, size: 1 },
]
/** A proposed range about a value. */
const AROUND = [0.5, 1.5] as const
/** Long, or no field of the plant. */
const NOT_SWEPT = new Set(['weather', 'scene', 'lifetime', 'include_series'])

/** The numbers of a plant that can be swept. */
export function sweepFields(plant: Plant): SweepField[] {
  return fieldsOf(plant).filter(({ path }) => !isLockedByScene(path, plant.body))
}

function fieldsOf({ kind, body }: Plant): SweepField[] {
  if (kind === 'simple')
    return [
      ...NUMBERS.filter(({ key }) => key !== WITHOUT_EFFECT).map((slider) => ofSlider(slider, body.system_capacity_kw ?? 100)),
      ...MORE,
    ]
  const own = numbersIn(body as unknown as Record<string, unknown>)
  const usual = USUAL.filter(({ path }) => path.startsWith('array.') || own.has(path)).map((field) => ranged(field, own.get(field.path)))
  const known = new Set(usual.map(({ path }) => path))
  return [...usual, ...[...own].filter(([path]) => !known.has(path)).map(([path, value]) => ofNumber(path, value))]
}

/** A slider goes farther than one would plant. */
const NARROWER: Readonly<Record<string, readonly [from: number, to: number]>> = { gcr: [0.2, 0.8], azimuth_deg: [90, 270] }

function ofSlider({ key, label, unit, min, max, size = 1 }: (typeof NUMBERS)[number], capacity: number): SweepField {
  const [from, to] = NARROWER[key] ?? [min, max]
  const range = key === 'system_capacity_kw' ? around(capacity) : { from, to }
  return { path: key, label: label.replace(/,.*/, ''), unit, ...range, size }
}

function ofNumber(path: string, value: number): SweepField {
  return { path, label: path, unit: '', ...around(value), size: 1 }
}

/** The AC power has no usual range of its own. */
function ranged(field: SweepField, value: number | undefined): SweepField {
  return field.path === 'inverter.p_ac_nom_kw' && value !== undefined ? { ...field, ...around(value) } : field
}

function around(value: number): Pick<SweepField, 'from' | 'to'> {
  const [a, b] = AROUND.map((share) => Number((share * value).toPrecision(3))) as [number, number]
  return value === 0 ? { from: 0, to: 0.1 } : { from: Math.min(a, b), to: Math.max(a, b) }
}

function numbersIn(body: Record<string, unknown>): Map<string, number> {
  const found = new Map<string, number>()
  for (const [section, fields] of Object.entries(body)) {
    if (NOT_SWEPT.has(section) || typeof fields !== 'object' || fields === null) continue
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'number') found.set(`${section}.${name}`, value)
  }
  return found
}

/**
 * The value of a field in a plant, as it is shown; null when it is not known.
 * @param applied  the defaults that its run has applied
 */
export function currentValue({ path, size }: SweepField, plant: Plant, applied: ReadonlyMap<string, unknown>): number | null {
  const sent = path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], plant.body)
  const value = sent ?? applied.get(path) ?? (plant.kind === 'simple' ? ASSUMED[path as keyof typeof ASSUMED] : undefined)
  return typeof value === 'number' ? Number((value / size).toPrecision(12)) : null
}
