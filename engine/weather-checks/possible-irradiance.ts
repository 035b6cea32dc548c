import { formatStamp } from '../core/calendar.ts'
import type { ComparedRows } from '../core/compared-rows.ts'
import type { Finding } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'

/** Near the horizon, the sun of a row's instant and the mean over the row differ by more than their values. */
const LOW_SUN_COS = 0.1
/** Of cos z^1.2, at 0.2. */
const TANGENT = { slope: 1.2 * 0.2 ** 0.2, offset: -0.2 * 0.2 ** 1.2 } as const
/** Larger shares are stated: the unit or the stamps are wrong, not the sensor. */
const SHARE_SHOWN_FRAC = 0.01

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
  private upRows = 0

  constructor(private readonly starts: WeatherTable['starts']) {}

  get rows(): number {
    return this.ghi.rows + this.dhi.rows + this.dni.rows
  }

  /** The unit or the kind of the beam is wrong, not single values. */
  get isBeamBeyond(): boolean {
    return this.dni.rows > SHARE_SHOWN_FRAC * this.upRows
  }

  add({ first, rows, count, upRows, sunZenithCos, extraNormalWm2, ghiWm2, dhiWm2, dniWm2 }: ComparedRows): void {
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      const extra = extraNormalWm2[i]
      const cos = Math.max(sunZenithCos[i], LOW_SUN_COS)
      // a tangent is below the power, and nearly all values are below it
      const least = extra * (TANGENT.slope * cos + TANGENT.offset)
      if (ghiWm2[i] > 1.5 * least + 100) compare(this.ghi, first + i, ghiWm2[i], 1.5 * extra * cos ** 1.2 + 100)
      if (dhiWm2[i] > 0.95 * least + 50) compare(this.dhi, first + i, dhiWm2[i], 0.95 * extra * cos ** 1.2 + 50)
      if (dniWm2[i] > extra) compare(this.dni, first + i, dniWm2[i], extra)
    }
    this.upRows = upRows
  }

  findings(): Finding[] {
    return [this.ghi, this.dhi, this.dni].filter(({ rows }) => rows > 0).map((column) => this.finding(column))
  }

  private finding({ name, rows, first, firstWm2, firstLimitWm2 }: Beyond): Finding {
    const share = rows > SHARE_SHOWN_FRAC * this.upRows ? ` (${((100 * rows) / this.upRows).toFixed(1)} % of the rows with the sun up)` : ''
    return {
      fact: `${name} is above the physically possible limit for its sun in ${rows} ${rows === 1 ? 'row' : 'rows'}${share}, first at ${formatStamp(this.starts.at(first))} with ${shown(firstWm2)} W/m2 where at most ${shown(firstLimitWm2)} are possible`,
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

function compare(found: Beyond, row: number, wm2: number, limitWm2: number): void {
  if (wm2 <= limitWm2 || found.rows++ > 0) return
  found.first = row
  found.firstWm2 = wm2
  found.firstLimitWm2 = limitWm2
}
