import { formatStamp } from '../core/calendar.ts'
import type { SkyColumns } from '../core/frame.ts'
import type { Finding } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'

/** Near the horizon, the sun of a row's instant and the mean over the row differ by more than their values. */
const LOW_SUN_COS = 0.1
/** Below the sun of July; in the row of the smallest limit. */
const LEAST_EXTRA_WM2 = 1300
/** Larger shares are stated: the unit or the stamps are wrong, not the sensor. */
const SHARE_SHOWN_FRAC = 0.01

type Sun = Pick<SkyColumns, 'sunZenithCos' | 'isUp' | 'extraNormalWm2'>

/** Rows of one column above its limit. */
interface Beyond {
  readonly name: string
  rows: number
  first: number
  firstWm2: number
  firstLimitWm2: number
}

/**
 * Finds values above the physically possible limits for the sun of their row, by night too.
 * Source: C. N. Long, E. G. Dutton, BSRN Global Network recommended QC tests, V2.0 (2002): GHI <= 1.5 S
 * cos z^1.2 + 100, DHI <= 0.95 S cos z^1.2 + 50, DNI <= S, with S the irradiance of the sun outside
 * the atmosphere.
 * Valid for: sun above 5.7 deg; below it, and at night, the limits are those of 5.7 deg.
 * Checked by: test/engine/weather-checks/possible-irradiance.test.ts
 */
export class PossibleIrradiance {
  private readonly ghi = beyond('ghi_wm2')
  private readonly dhi = beyond('dhi_wm2')
  private readonly dni = beyond('dni_wm2')
  private litRows = 0

  constructor(private readonly table: Pick<WeatherTable, 'ghiWm2' | 'dhiWm2' | 'dniWm2' | 'starts'>) {}

  get rows(): number {
    return this.ghi.rows + this.dhi.rows + this.dni.rows
  }

  /** The unit or the kind of the beam is wrong, not single values. */
  get isBeamBeyond(): boolean {
    return this.dni.rows > SHARE_SHOWN_FRAC * this.litRows
  }

  /** @param first  row of the weather to which the first element of `sun` belongs */
  add(first: number, sun: Sun, n: number): void {
    const { ghiWm2, dhiWm2, dniWm2 } = this.table
    for (let i = 0; i < n; i++) this.litRows += sun.isUp[i]
    if (ghiWm2 !== null) compare(this.ghi, ghiWm2, 1.5, 100, first, sun, n)
    if (dhiWm2 !== null) compare(this.dhi, dhiWm2, 0.95, 50, first, sun, n)
    if (dniWm2 !== null) compareBeam(this.dni, dniWm2, first, sun, n)
  }

  findings(): Finding[] {
    return [this.ghi, this.dhi, this.dni].filter(({ rows }) => rows > 0).map((column) => this.finding(column))
  }

  private finding({ name, rows, first, firstWm2, firstLimitWm2 }: Beyond): Finding {
    const share =
      rows > SHARE_SHOWN_FRAC * this.litRows ? ` (${((100 * rows) / this.litRows).toFixed(1)} % of the rows with the sun up)` : ''
    return {
      fact: `${name} is above the physically possible limit for its sun in ${rows} ${rows === 1 ? 'row' : 'rows'}${share}, first at ${formatStamp(this.table.starts.at(first))} with ${shown(firstWm2)} W/m2 where at most ${shown(firstLimitWm2)} are possible`,
      advice:
        share === ''
          ? 'the value is used as it is; send null there'
          : 'check the unit, the time zone and the stamps, and what the column is',
    }
  }
}

const shown = (wm2: number): string => String(Number(wm2.toFixed(1)))

function beyond(name: string): Beyond {
  return { name, rows: 0, first: 0, firstWm2: 0, firstLimitWm2: 0 }
}

function compare(
  found: Beyond,
  wm2: Float64Array,
  factor: number,
  offsetWm2: number,
  first: number,
  { sunZenithCos, extraNormalWm2 }: Sun,
  n: number,
): void {
  // the limit of the lowest sun, farthest from it
  const leastWm2 = factor * LEAST_EXTRA_WM2 * LOW_SUN_COS ** 1.2 + offsetWm2
  for (let i = 0; i < n; i++) {
    const value = wm2[first + i]
    if (!(value > leastWm2)) continue
    const cos = Math.max(sunZenithCos[i], LOW_SUN_COS)
    const most = factor * extraNormalWm2[i]
    // the square is below the power, and most values are below it
    if (value <= most * cos * cos + offsetWm2) continue
    const limit = most * cos ** 1.2 + offsetWm2
    if (value > limit) count(found, first + i, value, limit)
  }
}

function compareBeam(found: Beyond, wm2: Float64Array, first: number, { extraNormalWm2 }: Sun, n: number): void {
  for (let i = 0; i < n; i++) if (wm2[first + i] > extraNormalWm2[i]) count(found, first + i, wm2[first + i], extraNormalWm2[i])
}

function count(found: Beyond, row: number, wm2: number, limitWm2: number): void {
  if (found.rows++ > 0) return
  found.first = row
  found.firstWm2 = wm2
  found.firstLimitWm2 = limitWm2
}
