import { describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'simulate.ts')

function simulate(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', script, ...args], { encoding: 'utf8' })
  return { status, out: stdout, err: stderr }
}

describe('bun run simulate', () => {
  test('prints the yield and the loss diagram', () => {
    const { status, out } = simulate('--lat', '48.1', '--lon', '11.6', '--kw', '100')
    expect(status).toBe(0)
    for (const text of ['Energy to grid', 'Specific yield', 'Global horizontal irradiation', '█', 'Synthetic weather'])
      expect(out).toContain(text)
  })

  test('prints each loss at its input value: the default 1.5 % of light-induced degradation is printed as 1.50 %', () => {
    const lines = simulate('--lat', '48.1', '--lon', '11.6', '--kw', '100').out.split('\n')
    const printed = (label: string) =>
      lines
        .find((line) => line.startsWith(`  ${label} `))
        ?.slice(label.length + 2)
        .trim()
    // PVWatts categories: Dobos 2014, NREL/TP-6A20-62641, table 6;
    // wiring 2 % and connections 0.5 % are one row
    expect({
      soiling: printed('Soiling'),
      nameplate: printed('Module quality'),
      lid: printed('Light-induced degradation'),
      mismatch: printed('Mismatch of modules'),
      wiring: printed('DC wiring'),
      availability: printed('Unavailability'),
    }).toEqual({
      soiling: '-2.00 %',
      nameplate: '-1.00 %',
      lid: '-1.50 %',
      mismatch: '-2.00 %',
      wiring: '-2.49 %',
      availability: '-3.00 %',
    })
  })

  test('--series without --json, which would print no series, is refused', () => {
    const { status, out, err } = simulate('--lat', '48.1', '--lon', '11.6', '--kw', '100', '--series')
    expect([status, out]).toEqual([2, ''])
    expect(err).toStartWith('--series needs --json')
  })

  // Quantiles of the normal distribution: Abramowitz and Stegun 1964, table 26.5
  test('--uncertainty prints P50 to P99, each its quantile below the energy', () => {
    const lines = simulate('--lat', '48.1', '--lon', '11.6', '--kw', '100', '--uncertainty', '0.06').out.split('\n')
    const at = lines.findIndex((line) => /P50 +P75 +P90 +P95 +P99 +Uncertainty$/.test(line))
    const [, ...cells] = lines[at + 1]?.split(/ {2,}/) ?? []
    const [p50 = 0, ...others] = cells.slice(0, 5).map((cell) => Number(cell.replaceAll(',', '')))
    const energy = lines.find((line) => line.startsWith('Energy to grid'))?.split(/\s+/)[3]
    expect(cells[0]).toBe(energy)
    for (const [k, quantile] of [0.67449, 1.28155, 1.64485, 2.32635].entries())
      expect(Math.abs((others[k] ?? 0) - p50 * (1 - 0.06 * quantile))).toBeLessThan(1)
    expect(cells[5]).toBe('6.0 %')
    expect(lines[at + 2]).toStartWith('Mean of ten years')
  })

  test('prints the months and the year in the columns of the PVsyst main results', () => {
    const lines = simulate('--lat', '48.1', '--lon', '11.6', '--kw', '100').out.split('\n')
    const words = (first: string) =>
      lines
        .find((line) => line.trimStart().startsWith(first))
        ?.trim()
        .split(/ +/) ?? []
    expect(words('GlobHor ')).toEqual(['GlobHor', 'DiffHor', 'T_Amb', 'GlobInc', 'GlobEff', 'EArray', 'E_Grid', 'PR'])
    expect(words('December ')).toHaveLength(9)
    const energy = lines.find((line) => line.startsWith('Energy to grid '))?.match(/[\d,]+/)?.[0]
    expect(words('Year ')[7]).toBe(energy as string)
  })

  test('weather of less than a year: the days stand next to the energy, and the last row is no year', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
    const file = join(folder, 'day.csv')
    const hours = Array.from(
      { length: 24 },
      (_, hour) => `2021-06-21T${String(hour).padStart(2, '0')}:00,${hour > 6 && hour < 20 ? 500 : 0},20`,
    )
    writeFileSync(file, ['Time zone: 1', 'time,ghi,temp_air', ...hours].join('\n'))
    const { out } = simulate('--lat', '48.1', '--lon', '11.6', '--kw', '100', '--weather', file)
    rmSync(folder, { recursive: true })
    expect(out).toMatch(/^Energy to grid +[\d.,]+ kWh in 1\.0 days$/m)
    expect(out).toMatch(/^Total /m)
    expect(out).not.toMatch(/kWh a year|^Year/m)
  })

  test('--json writes one JSON value with the answer, the request and the defaults; negative coordinates need no equals sign', () => {
    const { status, out } = simulate('--lat', '-33.4', '--lon', '-70.7', '--kw', '10', '--tracker', '--json')
    expect(status).toBe(0)
    const answer = JSON.parse(out)
    expect(answer.summary.racking).toBe('single_axis')
    expect(answer.request.site.longitude).toBe(-70.7)
    expect(answer.defaults_applied.length).toBeGreaterThan(10)
    expect(answer.series).toBeUndefined()
  })

  test('a weather file without a time zone gets the standard time of its location, as in the service', () => {
    const hours = Array.from(
      { length: 24 },
      (_, hour) => `2021-06-21T${String(hour).padStart(2, '0')}:00,${hour > 6 && hour < 20 ? 500 : 0},20`,
    )
    const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
    const table = ['time,ghi,temp_air', ...hours]
    const [silent, stated] = [table, ['Time zone: 1', ...table]].map((lines, k) => {
      const file = join(folder, `${k}.csv`)
      writeFileSync(file, lines.join('\n'))
      return JSON.parse(simulate('--lat', '40.4', '--lon', '-3.7', '--kw', '10', '--weather', file, '--json').out).summary.e_grid_kwh
    })
    rmSync(folder, { recursive: true })
    expect(silent).toBeGreaterThan(10)
    expect(silent).toBe(stated)
  })

  test('invalid input exits with an error status and a message that names the problem', () => {
    expect(simulate('--lat', '48.1')).toMatchObject({ status: 2, out: '' })
    expect(simulate('--lat', '48.1').err).toStartWith('Missing options: --lon (or --place), --kw (or --roofs)\n')
    expect(simulate('--lat', 'north', '--lon', '1', '--kw', '1').err).toStartWith('Not a number: --lat north\n')
    expect(simulate('--lat', '91', '--lon', '1', '--kw', '1')).toMatchObject({
      status: 1,
      err: '--lat: Input should be less than or equal to 90. If latitude and longitude are swapped, send latitude 1 and longitude 91\n',
    })
    expect(simulate('--lat', '1', '--lon', '1', '--kw', '1', '--weather', 'no-such-file').err).toContain('no-such-file')
    expect(simulate('--lat', '1', '--lon', '1', '--kw', '1', '--weather', script).status).toBe(1)
  })
})
