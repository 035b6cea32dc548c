import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CompareAnswer } from '@pvyield/contract/schemas'
import { smallPlant } from '../engine/small-plant.ts'
import { startTestService } from '../server/service.ts'
import { pvyield } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'pvyield-compare-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PLANT = smallPlant()
function file(name: string, value: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(value))
  return path
}
const FLAT = file('flat.json', PLANT)
const STEEP = file('steep.json', { ...PLANT, array: { ...PLANT.array, tilt_deg: 60 } })
const WRONG = file('wrong.json', { ...PLANT, array: { ...PLANT.array, tilt_deg: 160 } })

test('files side by side: the rows with bars, their sum, and the fields that differ', async () => {
  const [svg, html] = [join(folder, 'a.svg'), join(folder, 'a.html')]
  const { status, out } = await pvyield(['compare', FLAT, STEEP, '--report', html, '--picture', 'difference', '--output', svg])
  expect(status).toBe(0)
  expect(out).toContain('From flat to steep, kWh')
  expect(out).toMatch(/ {2}Transposition to the plane +-[\d.,]+ +-[\d.]+ % {2}░{30}\n/)
  expect(out).toMatch(/ {2}Sum +-/)
  expect(out).toMatch(/ {2}array\.tilt_deg +25 deg +60 deg\n/)
  expect(readFileSync(svg, 'utf8')).toContain('<title>From flat to steep, kWh</title>')
  expect(readFileSync(html, 'utf8')).toContain('Difference by loss')
})

test('a service compares files and stored runs to the same numbers', async () => {
  const service = await startTestService()
  try {
    const address = `http://127.0.0.1:${await service.listen()}`
    const accepted = await service.post('/api/run', { ...PLANT, array: { ...PLANT.array, tilt_deg: 60 } }, { prefer: 'respond-async' })
    const { run_id } = (await accepted.json()) as { run_id: string }
    while ((await service.request(`/api/runs/${run_id}`)).status === 202) await Bun.sleep(25)
    const [here, there] = await Promise.all([
      pvyield(['compare', FLAT, STEEP, '--json', '--per', 'kwp']),
      pvyield(['compare', FLAT, run_id, '--json', '--per', 'kwp', '--server', address]),
    ])
    const [own, asked] = [JSON.parse(here.out), JSON.parse(there.out)] as [CompareAnswer, CompareAnswer]
    expect(asked.differences[0]?.rows).toEqual(own.differences[0]?.rows ?? [])
    expect(asked.runs.map(({ name }) => name)).toEqual(['flat', 'B'])
    expect(asked.fields).toEqual(own.fields)
  } finally {
    await service.stop()
  }
})

test('what cannot be compared is refused with its reason', async () => {
  for (const [args, message] of [
    [[FLAT], 'Name two runs or more'],
    [[FLAT, 'run_abc'], 'run_abc is a stored run: name its service with --server'],
    [[FLAT, STEEP, '--names', 'one'], '--names has 1 names for 2 runs'],
    [[FLAT, STEEP, '--report', 'a.doc'], '--report a.doc should end in .pdf or .html'],
    [[FLAT, STEEP, '--output', 'a.svg'], '--output is the file of a picture: add --picture NAME'],
    [[FLAT, STEEP, '--picture', 'months', '--json'], '--json and --picture both write to standard output'],
    [[FLAT, FLAT, '--picture', 'difference'], 'The energies of the first and the last run do not differ'],
    [[FLAT, WRONG], `${WRONG}: array.tilt_deg: `],
  ] as const) {
    const { status, err } = await pvyield(['compare', ...args])
    expect([status === 0, err.slice(0, message.length)]).toEqual([false, message])
  }
})
