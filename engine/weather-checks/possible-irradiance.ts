import { formatStamp } from '../core/calendar.ts'
import type { ComparedRows } from '../core/compared-rows.ts'
import { MEAN_FROM_MINUTES, meanShares } from '../core/mean-light-limits.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { type Finding, findingOf } from '../findings/finding.ts'

/** Near the horizon, the sun of a row's instant and the mean over the row differ by more than their values. */
const LOW_SUN_COS = 0.1
/** Of cos z^1.2, at 0.2. */
const TANGENT = { slope: 1.2 * 0.2 ** 0.2, offset: -0.2 * 0.2 ** 1.2 } as const
/** Clean dry air at sea level lets 0.90 of the beam through at air mass 1, 0.84 at 2 and 0.61 at 10 (Kasten 1996). */
const BEAM = { most: 0.95, at: 0.05 } as const
/** Larger shares are stated: the unit or the stamps are wrong, not the sensor. */
const SHARE_SHOWN_FRAC = 0.01

/** Rows above a limit. */
interface Beyond {
  rows: number
  /** Those with the sun up. */
  upRows: number
  first: number
  firstWm2: number
  firstLimitWm2: number
}

interface Column {
  readonly name: string
  readonly itsSun: Beyond
  /** Above the limit of a sun overhead. */
  readonly anySun: Beyond
}

/**
 * Finds values above the physically possible limits for the sun of their row, by night too. With S the
 * irradiance of the sun outside the atmosphere:
 * - steps below 10 minutes: GHI 1.5 S cos z^1.2 + 100, DHI 0.95 S cos z^1.2 + 50, DNI S. Source: C. N.
 *   Long, E. G. Dutton, BSRN Global Network recommended QC tests, V2.0 (2002), for single minutes.
 * - means of 10 minutes and more: GHI f S cos z + 100, DHI d S cos z + 50 with the shares of `meanShares`
 *   (0.9 and 0.7 from 30 minutes on), DNI 0.95 S cos z / (cos z + 0.05). Source: 41 real years, in which 12 of 367,920 rows are above, in two years whose clock
 *   is half an hour off the sun.
 * Valid for: sun above 5.7 deg; below it, and at night, the limits are those of 5.7 deg, that of DNI is S.
 * Checked by: test/engine/weather-checks/possible-irradiance.test.ts
 */
export class PossibleIrradiance {
  private readonly ghi = columnOf('ghi_wm2')
  private readonly dhi = columnOf('dhi_wm2')
  private readonly dni = columnOf('dni_wm2')
  private upRows = 0

  constructor(private readonly table: Pick<WeatherTable, 'starts' | 'stepMinutes'>) {}

  get rows(): number {
    return this.ghi.itsSun.rows + this.dhi.itsSun.rows + this.dni.itsSun.rows
  }

  /** The unit or the kind of the beam is wrong, not single values. */
  get isBeamBeyond(): boolean {
    return this.dni.itsSun.rows > SHARE_SHOWN_FRAC * this.upRows
  }

  add(block: ComparedRows): void {
    if (this.table.stepMinutes < MEAN_FROM_MINUTES) this.addMinutes(block)
    else this.addMeans(block)
    this.upRows = block.upRows
  }

  /** @param fitsSun  otherwise only what is above the limits of any sun is named */
  findings(fitsSun: boolean): Finding[] {
    if (this.rows === 0) return []
    return [this.ghi, this.dhi, this.dni]
      .map(({ name, itsSun, anySun }) => ({ name, beyond: fitsSun ? itsSun : anySun }))
      .filter(({ beyond }) => beyond.rows > 0)
      .map(({ name, beyond }) => this.finding(name, fitsSun ? 'its_sun' : 'any_sun', beyond))
  }

  private addMinutes({ first, rows, count, sunZenithCos, isUp, extraNormalWm2, ghiWm2, dhiWm2, dniWm2 }: ComparedRows): void {
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      const extra = extraNormalWm2[i]
      const cos = Math.max(sunZenithCos[i], LOW_SUN_COS)
      // a tangent is below the power, and nearly all values are below it
      const least = extra * (TANGENT.slope * cos + TANGENT.offset)
      if (ghiWm2[i] > 1.5 * least + 100) compare(this.ghi, first + i, isUp[i], ghiWm2[i], 1.5 * extra * cos ** 1.2 + 100, 1.5 * extra + 100)
      if (dhiWm2[i] > 0.95 * least + 50) compare(this.dhi, first + i, isUp[i], dhiWm2[i], 0.95 * extra * cos ** 1.2 + 50, 0.95 * extra + 50)
      if (dniWm2[i] > extra) compare(this.dni, first + i, isUp[i], dniWm2[i], extra, extra)
    }
  }

  private addMeans({ first, rows, count, sunZenithCos, isUp, extraNormalWm2, ghiWm2, dhiWm2, dniWm2 }: ComparedRows): void {
    const { ghi, dhi } = meanShares(this.table.stepMinutes)
    for (let k = 0; k < count; k++) {
      const i = rows[k]
      const extra = extraNormalWm2[i]
      const cos = Math.max(sunZenithCos[i], LOW_SUN_COS)
      const flat = extra * cos
      if (ghiWm2[i] > ghi * flat + 100) compare(this.ghi, first + i, isUp[i], ghiWm2[i], ghi * flat + 100, ghi * extra + 100)
      if (dhiWm2[i] > dhi * flat + 50) compare(this.dhi, first + i, isUp[i], dhiWm2[i], dhi * flat + 50, dhi * extra + 50)
      // under a grazing sun, a beam is a quotient of small numbers
      const beam = sunZenithCos[i] < LOW_SUN_COS ? extra : (BEAM.most * flat) / (cos + BEAM.at)
      if (dniWm2[i] > beam) compare(this.dni, first + i, isUp[i], dniWm2[i], beam, (BEAM.most * extra) / (1 + BEAM.at))
    }
  }

  private finding(column: string, sun: 'its_sun' | 'any_sun', { rows, upRows, first, firstWm2, firstLimitWm2 }: Beyond): Finding {
    return findingOf('impossible_irradiance', `weather.${column}`, {
      column,
      limit_of: sun,
      rows,
      share_frac: upRows / Math.max(this.upRows, 1),
      is_common: upRows > SHARE_SHOWN_FRAC * this.upRows,
      first_time: formatStamp(this.table.starts.at(first)),
      first_wm2: firstWm2,
      limit_wm2: firstLimitWm2,
    })
  }
}

function columnOf(name: string): Column {
  const none = { rows: 0, upRows: 0, first: 0, firstWm2: 0, firstLimitWm2: 0 }
  return { name, itsSun: { ...none }, anySun: { ...none } }
}

function compare({ itsSun, anySun }: Column, row: number, isUp: number, wm2: number, limitWm2: number, anyLimitWm2: number): void {
  if (wm2 > limitWm2) count(itsSun, row, isUp, wm2, limitWm2)
  if (wm2 > anyLimitWm2) count(anySun, row, isUp, wm2, anyLimitWm2)
}

function count(beyond: Beyond, row: number, isUp: number, wm2: number, limitWm2: number): void {
  beyond.upRows += isUp
  if (beyond.rows++ > 0) return
  beyond.first = row
  beyond.firstWm2 = wm2
  beyond.firstLimitWm2 = limitWm2
}
