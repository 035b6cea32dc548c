import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { EngineError } from '@pvyield/engine'
import type { SweepAnswer } from '@pvyield/sdk'
import { shownFailure } from '../../clients/cli/failures.ts'
import { inArguments, writtenList } from '../../clients/cli/in-arguments.ts'
import { sweepLines } from '../../clients/cli/sweep-picture.ts'
import { sweptAxis } from '../../clients/cli/swept-axis.ts'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'main.ts')
const PLANT = JSON.stringify({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })

function sweep(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', script, 'sweep', '-', ...args], { encoding: 'utf8', input: PLANT })
  return { status, out: stdout, err: stderr }
}

test('an axis is a list or a range; other texts say how one is written', () => {
  expect(sweptAxis('gcr=0.3,0.5')).toEqual({ path: 'gcr', values: [0.3, 0.5] })
  expect(sweptAxis('racking=fixed,single_axis')).toEqual({ path: 'racking', values: ['fixed', 'single_axis'] })
  expect(sweptAxis('array.inter_row_shading=true,false')).toEqual({ path: 'array.inter_row_shading', values: [true, false] })
  expect(sweptAxis('azimuth_deg=-10:10:3')).toEqual({ path: 'azimuth_deg', from: -10, to: 10, steps: 3 })
  expect(() => sweptAxis('gcr')).toThrow('gcr is no axis: write a field and its values, as gcr=0.3,0.4,0.5 or tilt_deg=10:40:7')
  expect(() => sweptAxis('tilt_deg=10:40')).toThrow('a range is FIRST:LAST:NUMBER')
  for (const text of ['20..45', '20...45', '20-45', '20 to 45', '20;45', '20–45'])
    expect(() => sweptAxis(`tilt_deg=${text}`)).toThrow(`a range is FIRST:LAST:NUMBER, as tilt_deg=20:45:6 for six values`)
  for (const text of ['-20', '2020-01-01', 'v1-2', '1e-3', 'Etc/GMT-5']) expect(sweptAxis(`a=${text}`)).toMatchObject({ path: 'a' })
})

describe('pvyield sweep', () => {
  let answer: SweepAnswer

  test('--json is the answer', () => {
    const { status, out } = sweep('tilt_deg=20,95,40', 'gcr=0.3,0.5', '--json')
    expect(status).toBe(0)
    answer = JSON.parse(out) as SweepAnswer
    expect([answer.count, answer.failed_count, answer.best?.point]).toEqual([6, 2, { tilt_deg: 40, gcr: 0.3 }])
  })

  test('draws two axes as a table, names the best with its neighbours, and counts what was refused', () => {
    const lines = sweepLines(answer)
    expect(lines[0]).toMatch(/^tilt_deg \\ gcr +0\.3 +0\.5/)
    expect(lines[2]).toMatch(/^95 +refused +refused/)
    const bars = sweepLines({
      ...answer,
      axes: answer.axes.slice(0, 1),
      columns: { e_grid_kwh: [1, null, 2] },
      failed: [{ variant: 1, point: {}, errors: [] }],
    })
    expect(bars[2]).toMatch(/^ *95 +refused *$/)
    expect(lines).toContain('2 of 6 variants were refused')
    expect(lines).toContain('  tilt_deg 95, gcr 0.3: Input should be less than or equal to 90')
    expect(lines.join('\n')).toContain('Best (largest Energy to grid): tilt_deg 40, gcr 0.3')
  })

  test('a field that the base does not have ends with 1 and names its axis', () => {
    const { status, err } = sweep('tilt=20')
    expect([status, err.trim()]).toEqual([1, 'tilt=20: The base has no field tilt. Did you mean tilt_deg?'])
  })

  test('names what was written, also in the words of a failure, and the file for what is in it', () => {
    const twice = sweep('gcr=0.3', 'gcr=0.4', '--results', 'e_grid_kwh')
    expect([twice.status, twice.err.trim()]).toEqual([1, 'gcr=0.4: gcr and gcr (gcr=0.3) set the same field: send each field once'])
    expect(sweep('gcr=0.3', '--results', 'e_grid').err).toStartWith("--results e_grid: Input should be 'e_grid_kwh', ")
    expect(sweep('gcr=0.3', '--by', 'pr').err).toStartWith("--by: The answer has no column 'pr'")
  })

  test('of which every variant is refused ends with 1', () => {
    const { status, out } = sweep('tilt_deg=91,92')
    expect([status, out.split('\n')[0]]).toEqual([1, '2 of 2 variants were refused'])
  })
})

test('a field of the file of a study is named with its file, and with what was meant', async () => {
  const failed = await inArguments({ base: 'plant.json' }, () => {
    throw new EngineError([{ code: 'validation_error', field: 'base.array.tilt', message: 'Extra inputs are not permitted' }])
  }).catch((error: unknown) => shownFailure(error, join(import.meta.dir, '..', '..')))
  const compared = await inArguments(writtenList('requests', ['a.json', 'b.json']), () => {
    throw new EngineError([{ code: 'validation_error', field: 'requests.1.array.gcr', message: 'Field required' }])
  }).catch((error: unknown) => shownFailure(error, ''))
  expect(compared).toEqual({ lines: ['b.json: array.gcr: Field required'], exitCode: 1 })
  expect(failed).toEqual({ lines: ['plant.json: array.tilt: Extra inputs are not permitted (did you mean tilt_deg?)'], exitCode: 1 })
})
