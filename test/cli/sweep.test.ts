import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { SweepAnswer } from '@pvyield/sdk'
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
    expect(lines[2]).toMatch(/^95 +- +-/)
    expect(lines).toContain('2 of 6 variants were refused')
    expect(lines).toContain('  tilt_deg 95, gcr 0.3: Input should be less than or equal to 90')
    expect(lines.join('\n')).toContain('Best (largest Energy to grid): tilt_deg 40, gcr 0.3')
  })

  test('a field that the base does not have ends with 1 and names its axis', () => {
    const { status, err } = sweep('tilt=20')
    expect([status, err.trim()]).toEqual([1, 'axes.0.path: The base has no field tilt'])
  })
})
