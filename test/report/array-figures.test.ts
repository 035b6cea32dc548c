import { expect, test } from 'bun:test'
import { type ArrayFigures, arrayFigures, completeRunRequest, type Resolved } from '@pvyield/engine'
import { openTables } from '../../clients/cli/library-tables.ts'
import { docsPlant, ROOT } from './made-run.ts'

const library = openTables(ROOT)

async function figuresOf(name: 'racks' | 'trackers', losses: object = {}): Promise<ArrayFigures> {
  const body = await docsPlant(name)
  const plant = completeRunRequest({
    ...body,
    dc_losses: { ...body.dc_losses, ...losses },
    weather: { id: 'met_none' },
    module: library.modules.get(body.module.id),
  })
  return arrayFigures(plant as unknown as Resolved)
}

// pvlib 0.16.1, calcparams_cec and max_power_point (brentq) with the parameters of the library; 28 modules in series, 56 strings.
test('the array at 25 and at 50 degC is strings of what pvlib finds for the module', async () => {
  const { points } = await figuresOf('trackers')
  const ofPvlib = [
    { cellTempC: 25, moduleV: 38.10063571886048, moduleA: 17.20000698812071 },
    { cellTempC: 50, moduleV: 34.19105953346609, moduleA: 17.265608568873205 },
  ]
  expect(points.map(({ cellTempC }) => cellTempC)).toEqual([25, 50])
  for (const [k, { moduleV, moduleA }] of ofPvlib.entries()) {
    const point = points[k]
    expect((point?.voltageV ?? 0) / (28 * moduleV)).toBeCloseTo(1, 6)
    expect((point?.currentA ?? 0) / (56 * moduleA)).toBeCloseTo(1, 6)
    expect((point?.powerW ?? 0) / (28 * 56 * moduleV * moduleA)).toBeCloseTo(1, 6)
  }
})

test('the area is that of all modules, the resistance that of the loss at STC', async () => {
  const { moduleAreaM2, wiringOhm } = await figuresOf('racks')
  expect(moduleAreaM2).toBeCloseTo(26 * 11 * 8 * 2.278 * 1.134, 9)
  // 1.5 % of V/I of the array at STC: 26 x 41.65 V over 88 x 12.97 A.
  expect(wiringOhm).toBeCloseTo((0.015 * 26 * 41.65) / (88 * 12.97), 12)
})

test('a fraction in every row, and none, is no resistance', async () => {
  expect((await figuresOf('racks', { dc_wiring_model: 'flat' })).wiringOhm).toBeNull()
  expect((await figuresOf('racks', { dc_wiring_loss_at_stc: 0 })).wiringOhm).toBeNull()
})
