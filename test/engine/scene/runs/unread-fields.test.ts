import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { sceneOfRows } from './array-as-scene.ts'
import { shadedPlant, withScene } from './scene-run.ts'

const ROWS = shadedPlant({ track_mode: 'fixed', tilt_deg: 25, azimuth_deg: 180, gcr: 0.5, row_length_m: 60, n_rows: 6 })
const SCENE = sceneOfRows(ROWS)

function answerOf(array: Record<string, unknown>) {
  const { warnings, findings, provenance, ...summary } = run(withScene(ROWS, SCENE, array)).answer.summary
  return { summary: JSON.stringify(summary), warnings }
}

test.each(['shading_table', 'projection', 'rows'])(
  '%s reads the strips of the types, and neither tilt nor azimuth of the array',
  (row_model) => {
    const expected = answerOf({ row_model })
    for (const other of [{ string_steps: 5 }, { tilt_deg: 3 }, { azimuth_deg: 77 }])
      expect(answerOf({ row_model, ...other })).toEqual(expected)
  },
)

test('inactive bands are read by the row model rows alone, and a run says so', () => {
  const bands = { band_top_m: 0.3, band_bottom_m: 0.3 }
  for (const row_model of ['shading_table', 'projection', null]) {
    const [without, withBands] = [answerOf({ row_model }), answerOf({ row_model, ...bands })]
    expect(withBands.summary).toBe(without.summary)
    const added = withBands.warnings.filter((warning) => !without.warnings.includes(warning))
    expect(added).toEqual([expect.stringContaining('array.band_top_m and band_bottom_m are read by row_model rows only')])
  }
  expect(answerOf({ row_model: 'rows', ...bands }).summary).not.toBe(answerOf({ row_model: 'rows' }).summary)
})

test('a frame is read by the row models that look at tables, and rows says that it does not', () => {
  const framed = { ...SCENE, types: SCENE.types.map((type) => ({ ...type, frame: 0.1 })) }
  const withFrame = (row_model: string) => run(withScene(ROWS, framed, { row_model })).answer.summary
  for (const row_model of ['shading_table', 'projection']) {
    const { e_grid_kwh, warnings } = withFrame(row_model)
    const plain = run(withScene(ROWS, SCENE, { row_model })).answer.summary
    expect(e_grid_kwh).toBeLessThan(plain.e_grid_kwh * 0.9999)
    expect(warnings).toEqual(plain.warnings)
  }
  expect(withFrame('rows').warnings).toContainEqual(expect.stringContaining('row_model rows reads no frame of the scene'))
})

test('a collector width that the modules of a table do not have is warned of', () => {
  const widthsOf = (collector_width_m: number) =>
    answerOf({ collector_width_m }).warnings.filter((warning) => warning.startsWith('array.collector_width_m'))
  expect(widthsOf(4)).toEqual([expect.stringContaining('the modules of a table cover a width of about 2.58 m')])
  expect(widthsOf(2.6)).toEqual([])
})
