import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { smallScene } from '../engine/scene/small-scene.ts'

const script = join(import.meta.dir, '..', '..', 'clients', 'cli', 'scene.ts')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function scene(...args: string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', script, ...args], { encoding: 'utf8' })
  return { status, out: stdout, err: stderr }
}

function fileOf(content: unknown): string {
  const path = join(folder, 'scene.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('bun run scene validate', () => {
  test('prints counts and warnings of a valid scene; --json prints them as JSON', () => {
    const placements = smallScene().placements.slice(0, 2)
    const file = fileOf({ ...smallScene(), placements })
    const { status, out } = scene('validate', file)
    expect([status, out.split('\n')]).toEqual([
      0,
      [
        'types             2',
        'placements        2',
        'objects           4',
        'modules           56',
        'orientation bins  2',
        "warning: No placement of the scene uses its type 'tracker'",
        '',
      ],
    ])
    expect(JSON.parse(scene('validate', file, '--json').out)).toMatchObject({ counts: { modules: 56 }, scene: { version: 2 } })
  })

  test('lists every failure of a scene and ends with 1', () => {
    const { status, err } = scene(
      'validate',
      fileOf({ ...smallScene(), version: 1, length_unit: 'm', placements: [{ type: 'x', x: 0, y: 0 }] }),
    )
    expect([status, err.trim().split('\n').sort()]).toEqual([
      1,
      [
        'length_unit: the scene is unitless: delete it, and give all lengths in one unit',
        "placements.0.type: unknown type 'x': name the id of a type, 'rack' or 'tracker'",
        'version: Input should be 2',
      ],
    ])
  })

  test('names a file that cannot be read, or is not JSON', () => {
    for (const file of [join(folder, 'none.json'), fileOf('{')]) {
      const { status, err } = scene('validate', file)
      expect([status, err.startsWith(`${file}: `)]).toEqual([1, true])
    }
  })

  test('shows its usage for a wrong call, with exit code 2', () => {
    for (const args of [[], ['check', 'a.json'], ['validate'], ['validate', 'a', 'b'], ['validate', 'a', '--fast']])
      expect([args, scene(...args).status]).toEqual([args, 2])
    expect(scene('--help')).toMatchObject({ status: 0, out: expect.stringContaining('bun run scene validate FILE') })
  })
})
