import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { UncertaintyAnswer } from '@pvyield/sdk'
import { uncertainField, uncertainParts } from '../../clients/cli/uncertain-field.ts'
import { uncertaintyLines } from '../../clients/cli/uncertainty-picture.ts'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'main.ts')
const PLANT = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }

function uncertainty(input: object, ...args: string[]): { status: number | null; out: string; err: string } {
  const how = { encoding: 'utf8', input: JSON.stringify(input) } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', script, 'uncertainty', '-', ...args], how)
  return { status, out: stdout, err: stderr }
}

test('a field has a path and a distribution, a part a name and a standard deviation; other texts say how one is written', () => {
  expect(uncertainField('tilt_deg=normal:1')).toEqual({
    name: 'tilt_deg',
    path: 'tilt_deg',
    relative: false,
    distribution: { kind: 'normal', sigma: 1 },
  })
  expect(uncertainField('thermal.u_c=uniform:-10:20%')).toMatchObject({ relative: true, distribution: { min: -0.1, max: 0.2 } })
  expect(uncertainField('a=triangular:8:11:18').distribution).toEqual({ kind: 'triangular', min: 8, mode: 11, max: 18 })
  for (const text of ['tilt_deg', 'tilt_deg=1', 'tilt_deg=normal', 'tilt_deg=normal:1:2', 'tilt_deg=cauchy:1', 'a=uniform:1:x'])
    expect(() => uncertainField(text)).toThrow(`${text} is no field with a distribution: write one as tilt_deg=normal:1`)
  expect(uncertainParts('Sun=0.04,Model=0.02', false).map(({ name }) => name)).toEqual(['Sun', 'Model'])
  expect(() => uncertainParts('Sun', true)).toThrow('Sun is no cause with its standard deviation')
})

describe('pvyield uncertainty', () => {
  let answer: UncertaintyAnswer

  test('--json is the answer of a plant with fields and parts', () => {
    const causes = ['losses_percent=triangular:8:11:18', '--parts', 'Sun=0.04', '--yearly', 'Weather=0.03', '--runs', '100']
    const { status, out, err } = uncertainty(PLANT, ...causes, '--json')
    expect([status, err]).toEqual([0, ''])
    answer = JSON.parse(out) as UncertaintyAnswer
    expect(answer.simulation).toMatchObject({ runs: 100, failed_count: 0 })
    expect(answer.parts.map(({ name, averages }) => [name, averages])).toEqual([
      ['Sun', false],
      ['Weather', true],
    ])
  })

  test('prints the levels, and the causes by their shares with bars', () => {
    const lines = uncertaintyLines(answer)
    expect(lines[0]).toMatch(/^Mean of, kWh +P50 +P75 +P90 +P95 +P99 +sigma$/)
    expect(lines[1]).toMatch(/^1 year +1\d\d,\d{3} /)
    expect(lines.slice(9, 13).map((line) => line.split(/ {2,}/)[0])).toEqual(['Cause, year 1', 'Sun', 'Weather', 'losses_percent'])
    expect(lines[10]).toMatch(/█{40}$/)
  })

  test('a budget is assessed as it is; what is wrong ends with 1 and names its field', () => {
    const parts = [{ name: 'Sun', distribution: { kind: 'normal', sigma: 0.05 } }]
    expect(uncertainty({ energies_kwh: [1000], parts }).out).toContain('1 year        1,000  966  936  918  884  5.0 %')
    const both = uncertainty({ energies_kwh: [1000], parts }, 'tilt_deg=normal:1')
    expect([both.status, both.err]).toEqual([
      2,
      expect.stringContaining('This file is a budget with causes of its own') as unknown as string,
    ])
    expect(uncertainty(PLANT, 'tilt_deg=normal:1', '--runs', '-5').err).toContain('--runs should be a whole number, not -5')
    const wrong = uncertainty(PLANT, 'losses_percent=normal:9', '--runs', '100')
    expect([wrong.status, wrong.err]).toEqual([
      1,
      expect.stringContaining('losses_percent=normal:9: This distribution') as unknown as string,
    ])
  })
})
