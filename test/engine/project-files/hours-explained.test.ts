import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../../../engine/core/option.ts'
import { importProject } from '../../../engine/project-files/import-project.ts'
import { completeRunRequest } from '../../../engine/request.ts'
import { run } from '../../../engine/run.ts'
import { referencePath } from '../../reference.ts'
import { bytesOf } from '../component-files/component-text.ts'
import { latin1 } from '../component-files/plain-reader.ts'
import { variantText } from './project-text.ts'
import { samplesOf } from './samples.ts'

/**
 * The plant of the hourly results of PVsyst 6.63 is not public. What of it can be read from the hours
 * is the variant: tilt and azimuth from GlobInc; the pitch of 2.29 widths from FShdBm, which in 61
 * hours of a sun within 5 deg gives 2.26 to 2.31; Uc 20 from TArray; the limit of 6 MW, the draw at
 * night, iron and copper from EOutInv and E_Grid. The module is another one, and as many of them as
 * give the energy: its steps are not checked for themselves.
 */
const VARIANT = variantText({
  site: { Latitude: '30.30', Longitude: '-97.70', Altitude: 195, TimeZone: '-6.0', Albedo: '0.20' },
  array: { UFactor: '20.0', Alpha: '0.9' },
  subArray: { NModSerie: 31, NStringCh: 960, NInverter: 48, LIDLoss: '0.00', PMismMPP: '1.00', PMismString: '0.10', RSCablagePC: '1.50' },
  plane: ['FieldType=FixedPlane', 'FieldTilt=20.0'],
})
const INVERTERS_W = 6e6
/** The identity of `t16`, over 4,288 hours: W, and 1/W of the square of the output. */
const IRON_W = 7668.0197
const COPPER_PER_W = 2.6086599e-9

const [hours] = samplesOf('hours')

/** Sums of a column of the file, W to kWh, or the mean of its rows that are not 0, by a plain split. */
function plainFigures(bytes: Uint8Array) {
  const lines = latin1(bytes).split(/\r?\n/)
  const names = (lines.find((line) => line.startsWith('date,')) ?? '').split(',')
  const rows = lines.filter((line) => /^\d\d\/\d\d\/\d\d /.test(line)).map((line) => line.split(',').map(Number))
  const column = (name: string) => rows.map((row) => row[names.indexOf(name)] ?? Number.NaN)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const lit = column('TArray').filter((value) => value !== 0)
  return { kilo: (name: string) => sum(column(name)) / 1000, cellC: sum(lit) / lit.length, lit: lit.length }
}

describe('hourly results of PVsyst 6.63, explained step by step', () => {
  const shared = join(referencePath() ?? '', '..', 'samples')
  const file = (folder: string, name: string) => ({ name, bytes: new Uint8Array(readFileSync(join(shared, folder, name))) })

  test.skipIf(hours === undefined)(
    'light within 0.3 %, cells within 0.4 K, grid side within 0.5 % of its losses, months of energy within 0.7 %',
    () => {
      const { bytes } = hours ?? { bytes: new Uint8Array() }
      const { request } = importProject({
        project: { name: 'found.VC0', bytes: bytesOf(VARIANT) },
        module: file('pan', 'Trina_TSM_255PD05.PAN'),
        inverter: file('ond', 'Sungrow_SG125HV_APP.OND'),
        weather: { name: 'hours.csv', bytes },
      })
      const plant = completeRunRequest<RunRequest>({
        ...request,
        site: { ...request.site, decomposition: 'disc' },
        // a variant without a scene has no rows
        array: { ...request.array, inter_row_shading: true, gcr: 1 / 2.29, collector_width_m: 2, n_rows: 100 },
        inverter: { ...request.inverter, p_night_w: 25, v_mppt_min_v: 500 },
        ac_losses: {
          power_reference: 'pnom_inverter',
          transformer_constant_loss: IRON_W / INVERTERS_W,
          transformer_loss_at_stc: COPPER_PER_W * INVERTERS_W,
          unavailability_loss: 0,
        },
      }) as Resolved
      const { comparison } = run(plant).answer.summary
      const plain = plainFigures(bytes)
      const of = (name: string) => {
        const found = comparison?.series.find(({ column }) => column === name)
        if (found === undefined) throw new Error(`${name} is not compared`)
        return { ...found, ours: found.ours ?? Number.NaN, theirs: found.theirs ?? Number.NaN, bias: found.bias ?? Number.NaN }
      }
      for (const name of ['GlobHor', 'GlobInc', 'EOutInv', 'E_Grid']) expect(of(name).theirs).toBeCloseTo(plain.kilo(name), 3)
      expect(of('TArray')).toMatchObject({ rows: plain.lit, missing_rows: 0 })
      expect(of('TArray').theirs).toBeCloseTo(plain.cellC, 6)

      expect(of('GlobHor').ours).toBeCloseTo(plain.kilo('GlobHor'), 6)
      // its diffuse light is that of the weather file, which was not exported; ours is decomposed
      expect(Math.abs(of('GlobInc').ours / plain.kilo('GlobInc') - 1)).toBeLessThan(0.003)
      // 2 points of efficiency are 0.2 K
      expect(Math.abs(of('TArray').ours - plain.cellC)).toBeLessThan(0.4)
      expect(comparison?.first_difference).toMatchObject({ column: 'GlobInc', step: 'transposition', after: 'GlobHor' })
      // the number of modules is chosen by this energy; the months are the check
      expect(Math.abs(of('EOutInv').ours / plain.kilo('EOutInv') - 1)).toBeLessThan(0.001)
      for (const fraction of of('EOutInv').monthly.bias_fraction) expect(Math.abs(fraction ?? 1)).toBeLessThan(0.007)
      const lossKwh = plain.kilo('EOutInv') - plain.kilo('E_Grid')
      expect(Math.abs((of('EOutInv').ours - of('E_Grid').ours) / lossKwh - 1)).toBeLessThan(0.005)
    },
  )
})
