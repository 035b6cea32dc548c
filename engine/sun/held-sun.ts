import { COLUMNS, type ColumnEntry, type Writer } from '../core/columns.ts'
import { watchedFor } from '../core/compared-rows.ts'
import type { Frame } from '../core/frame.ts'
import type { HeldSky, HeldWeather } from '../core/held-weather.ts'
import type { WeatherFindings } from '../core/weather-findings.ts'

type Column = Float64Array | Uint8Array

interface Stage {
  readonly writer: Writer
  readonly run: (frame: Frame) => void
}

/** The columns that the sun stage writes. */
const SUN_COLUMNS = Object.entries<ColumnEntry>(COLUMNS.sky)
  .filter(([, { writers }]) => writers[0] === 'sun')
  .map(([name, { isByte }]) => ({ name: name as keyof Frame['sky'], isByte: isByte === true }))

/**
 * The sun above held weather, and what the checks of the weather found, for one run. A second run
 * with the same weather and sun keeps both; later ones copy them. A site that differs replaces what
 * is kept.
 */
export class SunMemory {
  private readonly known: HeldSky | null
  private readonly recorded: Map<string, Column> | null

  /**
   * @param held  null for weather that is not held: nothing is kept
   * @param key  everything that the sun and the findings depend on besides the weather
   */
  constructor(
    private readonly held: HeldWeather | null,
    private readonly key: string,
  ) {
    this.known = held?.sky?.key === key ? held.sky : null
    this.recorded = held !== null && this.known === null && held.runs > 0 && canHold(held) ? makeColumns(held.table.n) : null
  }

  /** The findings of an earlier run; null when this run has to make its own. */
  get findings(): WeatherFindings | null {
    return this.known?.findings ?? null
  }

  /** The stages of a chain, of which the sun is copied where it is known, and recorded where it is not. */
  recall<S extends Stage>(stages: readonly S[]): S[] {
    return stages.map((stage) => (stage.writer === 'sun' ? { ...stage, run: this.stage(stage.run) } : stage))
  }

  private stage(sun: Stage['run']): Stage['run'] {
    const { known, recorded } = this
    if (known !== null) return (frame) => eachColumn(frame, (name, column) => copyInto(column, known.columns.get(name), frame))
    if (recorded === null) return sun
    return (frame) => {
      sun(frame)
      eachColumn(frame, (name, column) => recorded.get(name)?.set(column.subarray(0, frame.n), frame.first))
    }
  }

  /** Call after the last row. */
  keep(findings: WeatherFindings): void {
    const { held, key, recorded } = this
    if (held === null) return
    held.runs++
    if (recorded !== null) held.sky = { key, columns: recorded, findings }
  }
}

/**
 * Without a horizontal column of its own, the weather is compared through the plane of the plant.
 */
function canHold({ table }: HeldWeather): boolean {
  return table[watchedFor(table)] !== null
}

function makeColumns(n: number): Map<string, Column> {
  return new Map(SUN_COLUMNS.map(({ name, isByte }) => [name, isByte ? new Uint8Array(n) : new Float64Array(n)]))
}

function eachColumn(frame: Frame<'sun'>, use: (name: string, column: Column) => void): void {
  for (const { name } of SUN_COLUMNS) use(name, frame.sky[name as keyof Frame<'sun'>['sky']] as Column)
}

function copyInto(column: Column, source: Column | undefined, { first, n }: Frame<'sun'>): void {
  if (source !== undefined) column.set(source.subarray(first, first + n))
}
