import { fetchedLines } from '../fetched.ts'
import type { MeasuredSet } from '../measured-set.ts'
import { millisOf, stampOf } from '../stamps.ts'
import { Table } from '../table.ts'

const WEATHER = 'Meteo_Terre_Sainte_01-15-10-2022.txt'
const POWER = 'PV_ENERPOS_01-15-10-2022.txt'
const REPOSITORY = 'Laboratoire-Piment/TwInSolar_PV_system_modelling'
/** The repository states no licence, so nothing of it is copied: each user takes the two files. */
const RECIPE = { missing: `put ${WEATHER} and ${POWER} of the public repository ${REPOSITORY} into .bench/reality` } as const
/** Columns of the files, from their own descriptions. */
const WEATHER_HEADS = ['time', 'ghi', 'dni', 'dhi', 'air', 'humidity', 'wind', 'direction', 'pressure', 'rain']
const INVERTERS = [1, 2, 3, 4].flatMap((inverter) => [`ac ${inverter}`, `dc ${inverter}a`, `dc ${inverter}b`])
const POWER_HEADS = ['time', 'poa north', 'poa south', ...INVERTERS]
const STEP_MILLIS = 600_000

/** One of two ventilated roofs of poly modules of 2008 in the tropics, 15 days of 10 min; its plane is seen by a reference cell. */
function reunionRoof(
  side: 'north' | 'south',
  azimuthDeg: number,
  modules: number,
  inverters: readonly number[],
  ratedKw: number,
): MeasuredSet {
  return {
    name: `reunion_roof_${side}`,
    title: `La Reunion: roof to the ${side}, 15 days of 10 min`,
    kind: 'ventilated roof, poly, 14 years old',
    source: `${REPOSITORY} (ENERPOS building)`,
    licence: 'none stated: read where the user has put it, never copied',
    site: { latitude: -21.333, longitude: 55.483, elevation: 75, timezone: 4 },
    plane: { tilt_deg: 9, azimuth_deg: azimuthDeg },
    mount: 'open_rack',
    module: {
      technology: 'poly_si',
      cells_in_series: 54,
      length_m: 1.51,
      width_m: 0.995,
      i_sc_a: 8,
      v_oc_v: 32.9,
      i_mp_a: 7.5,
      v_mp_v: 26.7,
      p_nom_w: 7.5 * 26.7,
      mu_i_sc_a_per_k: 0.0044,
      mu_v_oc_v_per_k: -0.1161,
      mu_p_mp_per_k: -0.0046,
      noct_c: 45,
    },
    modules,
    // Delta RPI M10A and M15A; their efficiency is not in the metadata: of inverters of 2015 without a transformer
    inverter: { p_ac_nom_kw: ratedKw, efficiency: 0.98, count: inverters.length },
    // half a percent a year since 2008
    losses: { soiling: 0.02, quality: 0, mismatch: 0.01, wiring: 0.01, age: 0.07 },
    read() {
      const weatherLines = fetchedLines(WEATHER)
      const powerLines = fetchedLines(POWER)
      if (weatherLines === null || powerLines === null) return RECIPE
      const isRow = (line: string) => /^\d/.test(line)
      const weather = new Table(weatherLines.filter(isRow), ',', WEATHER_HEADS)
      const power = new Table(powerLines.filter(isRow), ',', POWER_HEADS)
      const rowAt = new Map(power.texts('time').map((text, row) => [endOf(text), row]))
      const rows = weather.texts('time').map((text) => rowAt.get(millisOf(text.slice(0, 16))))
      const measured = (name: string) => {
        const column = power.numbers(name)
        return Float64Array.from(rows, (row) => (row === undefined ? Number.NaN : column[row]))
      }
      const inputs = inverters.flatMap((inverter) => [measured(`dc ${inverter}a`), measured(`dc ${inverter}b`)])
      const outputs = inverters.map((inverter) => measured(`ac ${inverter}`))
      const sumOf = (columns: readonly Float64Array[]) =>
        Float64Array.from(rows, (_, i) => columns.reduce((sum, column) => sum + column[i], 0))
      return {
        // Both stamps are the ends of the rows.
        time: weather.texts('time').map((text) => stampOf(millisOf(text.slice(0, 16)) - STEP_MILLIS / 2)),
        stepMinutes: 10,
        ghiWm2: weather.numbers('ghi'),
        dniWm2: weather.numbers('dni'),
        dhiWm2: weather.numbers('dhi'),
        poaWm2: measured(`poa ${side}`),
        airC: weather.numbers('air'),
        windMps: weather.numbers('wind'),
        moduleC: null,
        dcW: sumOf(inputs),
        acW: sumOf(outputs),
        shortCircuitA: null,
        beamShare: null,
      }
    },
  }
}

/** `02/10/2022 06:20`, day first. */
function endOf(text: string): number {
  const [date = '', clock = ''] = text.split(' ')
  const [day, month, year] = date.split('/')
  return millisOf(`${year}-${month}-${day}T${clock}`)
}

export const reunionRoofNorth = reunionRoof('north', 14, 90, [1, 2], 10)
export const reunionRoofSouth = reunionRoof('south', 194, 144, [3, 4], 15)
