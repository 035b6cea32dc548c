import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

  test('prints how the devices stand on the terrain', () => {
    const surface = { kind: 'grid', x: -500, y: -500, step: 1000, columns: 2, heights: [100, 200, 100, 200] }
    const { out } = scene('validate', fileOf({ ...smallScene(), terrain: { surface, heights: 'above_ground', post_max: 1 } }))
    expect(out).toContain(
      [
        'on the ground     3',
        'ground            100.00 to 200.00',
        'slopes along rows 0.0 to 5.7 deg',
        'posts             1.50 to 1.50',
      ].join('\n'),
    )
    expect(out).toMatch(/^cut, fill {9}0\.0, 152\.0$/m)
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
    const missing = join(folder, 'none.json')
    expect(scene('validate', missing)).toMatchObject({ status: 1, err: `There is no file ${missing}\n` })
    const cut = fileOf('{')
    expect(scene('validate', cut).err).toStartWith(`${cut} is not JSON: `)
  })

  test.each([
    [{ scene: {}, counts: {} }, 'an answer of pvyield, not a scene: its field `scene` is one'],
    [{ site: {}, array: {}, scene: {} }, 'a request, not a scene: its section `scene` is one'],
    [{ site: {}, array: {} }, 'a run request, not a scene: it has no section `scene`'],
  ])('%j: says what was sent in place of a scene', (sent, words) => {
    const file = fileOf(sent)
    expect(scene('validate', file)).toMatchObject({ status: 1, err: expect.stringContaining(`${file} is ${words}`) })
  })

  test('shows its usage for a wrong call, with exit code 2', () => {
    const wrong = [
      [],
      ['check', 'a.json'],
      ['validate'],
      ['validate', 'a', 'b'],
      ['validate', 'a', '--fast'],
      ['validate', 'a', '--date', '06-21'],
      ['day', 'a'],
      ['day', 'a', '--date', '06-21', '--view', 'sun'],
      ['day', 'a', '--date', '06-21', '--svg', 'b', '--view', 'side'],
    ]
    for (const args of wrong) expect([args, scene(...args).status]).toEqual([args, 2])
    expect(scene('--help')).toMatchObject({ status: 0, out: expect.stringContaining('bun run scene validate FILE') })
  })
})

describe('bun run scene day', () => {
  const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', 'openapi.json'), 'utf8')) as {
    components: { examples: { SmallScene: { value: { scene: object } } } }
  }
  const plant = document.components.examples.SmallScene.value

  test('prints the rows with light, and writes a picture', () => {
    const svg = join(folder, 'day.svg')
    const { status, out } = scene('day', fileOf(plant), '--date', '06-21', '--svg', svg, '--time', '07:30', '--view', 'sun')
    const lines = out.trimEnd().split('\n')
    expect([status, lines[0], lines.length]).toEqual([0, '2001-06-21, UTC+1, 4 tables', 4 + 11])
    expect(lines[4]).toMatch(/^07:00 +29\.5 +86\.9 +207 +\d+ +\d+\.\d +\d+ +\d+\.\d +\d+\.\d +-60\.0 +tracking$/)
    expect(readFileSync(svg, 'utf8')).toContain('The scene as the sun sees it')
  })

  test('--json prints the answer of the service, with components of the library by their ids', () => {
    const request = { ...plant, inverter: { id: 'cec_sungrow_power_supply_co_ltd_sg250hx_us_800v' } }
    const day = JSON.parse(scene('day', fileOf(request), '--date', '06-21', '--json').out)
    expect([day.date, day.tables.length, day.steps.length]).toEqual(['2001-06-21', 4, 24])
  })

  test('lists failures, and ends with 1', () => {
    const alone = fileOf(plant.scene)
    expect(scene('day', alone, '--date', '06-21').err.trim()).toBe(
      `${alone} is a scene, not a request: put it into a run request as the section \`scene\``,
    )
    const without = { ...plant, scene: null }
    expect(scene('day', fileOf(without), '--date', '06-21').err.trim()).toBe(
      'scene: A day is solved for a plant with a scene, and the request has none: add the section scene, or run the whole year',
    )
    const named = { ...plant, weather: { id: 'met_x' }, module: { id: 'x' } }
    const { status, err } = scene('day', fileOf(named), '--date', '06-21')
    expect([status, err.split('\n').map((line) => line.split(':')[0])]).toEqual([1, ['weather.id', 'module.id', '']])
    expect(scene('day', fileOf(plant), '--date', '12-24').err.trim()).toBe('--date: The weather has no 12-24: it has 06-21')
    expect(scene('day', fileOf(plant), '--date', '13-45').err.trim()).toBe(
      "--date: There is no day '13-45': send month and day, such as 06-21",
    )
    const picture = ['--svg', join(folder, 'day.svg'), '--time', '7am']
    expect(scene('day', fileOf(plant), '--date', '06-21', ...picture).err.trim()).toBe(
      "--time: There is no time '7am': send hours and minutes, such as 12:00",
    )
  })
})

describe('bun run scene export', () => {
  test('writes the format of the ending; what SHD cannot hold ends with 1, by field', () => {
    const file = fileOf(smallScene())
    const out = join(folder, 'plant.glb')
    expect(scene('export', file, '--out', out)).toMatchObject({ status: 0, out: expect.stringContaining('bytes') })
    expect(readFileSync(out).subarray(0, 4).toString()).toBe('glTF')
    expect(scene('export', file, '--out', join(folder, 'plant.shd'))).toMatchObject({
      status: 1,
      err: expect.stringContaining('Send --losses accept to export it so'),
    })
    expect(scene('export', file, '--out', join(folder, 'plant.obj')).err).toContain('--out FILE.glb, FILE.pvc or FILE.shd')
    expect(scene('validate', file, '--out', out).err).toContain('belong to the action export')
  })
})
