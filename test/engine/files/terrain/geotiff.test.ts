import { describe, expect, test } from 'bun:test'
import { deflateSync } from 'node:zlib'
import { GEOTIFFS } from './geotiff-files.ts'
import { gridOf, readTerrain, terrainRefusal } from './terrain-text.ts'

const file = (name: keyof typeof GEOTIFFS): Uint8Array => Uint8Array.from(atob(GEOTIFFS[name]), (letter) => letter.charCodeAt(0))
const [COLUMNS, LINES] = [20, 18]

/** The heights of the files, from the south. */
const written = (perLine: number) =>
  Array.from({ length: COLUMNS * LINES }, (_, k) => 100 + 2 * (k % COLUMNS) + perLine * (LINES - 1 - Math.floor(k / COLUMNS)))

const unitsSaid = (notes: readonly { message: string }[]) =>
  notes.map(({ message }) => message).filter((message) => / unit(_m| of|s)/.test(message))

async function fieldOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await readTerrain(bytes)
    return undefined
  } catch (cause) {
    return (cause as { field?: string }).field
  }
}

const KEYS_TAG = 34_735
const UNREAD_KEY = 65_000
/** For `withKeys`: the name that a key gets. */
const asKey = (key: number, named: number) => ({ [-key]: named })

/** A copy of a file whose keys of coordinates have other values: null takes a key out, and a negative key renames it. */
function withKeys(source: Uint8Array, values: Readonly<Record<number, number | null>>): Uint8Array {
  const bytes = source.slice()
  const view = new DataView(bytes.buffer)
  const from = view.getUint32(4, true)
  for (let k = 0; k < view.getUint16(from, true); k++) {
    const at = from + 2 + 12 * k
    if (view.getUint16(at, true) !== KEYS_TAG) continue
    const keys = view.getUint32(at + 8, true)
    for (let j = 8; j + 7 < 2 * view.getUint32(at + 4, true); j += 8) {
      const key = view.getUint16(keys + j, true)
      const value = values[key]
      if (value === undefined) continue
      view.setUint16(keys + j, value === null ? UNREAD_KEY : (values[-key] ?? key), true)
      view.setUint16(keys + j + 2, 0, true)
      if (value !== null) view.setUint16(keys + j + 6, value, true)
    }
  }
  return bytes
}

describe('GeoTIFFs of GDAL', () => {
  for (const name of Object.keys(GEOTIFFS).filter((each) => /^(u?int|float)/.test(each)) as (keyof typeof GEOTIFFS)[])
    test(`${name}: every height in its place`, async () => {
      const { x, y, step, columns, heights } = await gridOf(file(name))
      // The middle of the south-western cell: GDAL keeps places whichever way pixels are named.
      expect([x, y, step, columns]).toEqual([400_002.5, 5_399_912.5, 5, COLUMNS])
      const expected: (number | null)[] = written(name.startsWith('float') ? 0.5 : 1)
      if (name.includes('NODATA')) expected[(LINES - 1 - 3) * COLUMNS + 4] = null
      expect(heights).toEqual(expected)
    })

  test('degrees and Web Mercator are metres about the middle, whose lengths are true', async () => {
    const degrees = await readTerrain(file('degrees'))
    expect(degrees.request_patch.site).toEqual({ latitude: 48.74955, longitude: 9.0005 })
    // 5e-5 deg of longitude at 48.75 deg: 3.68 m
    expect(degrees.terrain?.surface).toMatchObject({ step: 3.68 })
    // 5 m of Web Mercator at 48.6 deg: 3.31 m; PROJ has 66.316 m for 100
    expect(await gridOf(file('Web Mercator'))).toMatchObject({ step: 3.31 })
  })

  test('other coordinates stay as they are and are named, feet become metres', async () => {
    const lambert = await readTerrain(file('Lambert-93'))
    expect(lambert.terrain?.surface).toMatchObject({ x: 700_002.5, y: 6_599_912.5, step: 5 })
    expect(lambert.notes[0]?.message).toContain('EPSG:2154 is not known')
    const feet = await readTerrain(file('feet'))
    expect(feet.terrain?.surface).toMatchObject({
      step: expect.closeTo(5 * (1200 / 3937), 12),
      x: expect.closeTo(980_002.5 * (1200 / 3937), 5),
    })
    expect(feet.notes.map(({ message }) => message).join()).toContain('unit of its heights')
  })

  test('coordinates of an unknown projection are refused until their unit is known: feet look like metres', async () => {
    const [unit, code, height] = [3076, 3072, 4099]
    const lambert = (keys: Record<number, number | null>) => withKeys(file('Lambert-93'), keys)
    for (const [epsg, named] of [
      [2229, 'EPSG:2229 is not known here'],
      [2263, 'EPSG:2263 is not known here'],
      [32_767, 'The projection of the file is its own'],
    ] as const) {
      const unstated = lambert({ [unit]: null, [code]: epsg })
      const said = await terrainRefusal(unstated)
      expect(said).toContain(
        `${named}, and the file does not state the unit of its coordinates (key 3076): metres and feet look alike. Send unit_m`,
      )
      expect(await fieldOf(unstated)).toBe('unit_m')
      const feet = await readTerrain(unstated, { unit_m: 0.3048 })
      expect(feet.terrain?.surface).toMatchObject({ step: expect.closeTo(5 * 0.3048, 9) })
      expect(unitsSaid(feet.notes)).toEqual(['The file does not state the unit of its heights: it is 0.3048 m, as unit_m says'])
      expect((await gridOf(lambert({ [code]: epsg }))).step).toBe(5)
    }
    expect(await terrainRefusal(lambert({ [unit]: 9005 }))).toContain('The unit of the coordinates, 9005 (key 3076), is not known here')
    expect(await terrainRefusal(lambert({ 2049: 9005, ...asKey(2049, height) }))).toContain('The unit of the heights, 9005 (key 4099)')
  })

  test('the unit of heights is said unless it is stated, and unit_m is theirs where coordinates have one', async () => {
    const metres = 'The file does not state the unit of its heights: they are in metres. Send unit_m if they are not'
    const utm = file('float32, strips, as it is')
    const zone = withKeys(utm, { 3076: null })
    for (const bytes of [utm, zone, file('degrees')]) expect(unitsSaid((await readTerrain(bytes)).notes)).toEqual([metres])
    const [plain, feet] = [await gridOf(zone), await gridOf(zone, { unit_m: 0.3048 })]
    expect([feet.x, feet.step]).toEqual([plain.x, plain.step])
    expect(feet.heights[0]).toBeCloseTo((plain.heights[0] ?? 0) * 0.3048, 5)
    const stated = withKeys(utm, { 2049: 9002, ...asKey(2049, 4099) })
    expect(unitsSaid((await readTerrain(stated)).notes)).toEqual([])
    expect((await gridOf(stated)).heights[0]).toBeCloseTo((plain.heights[0] ?? 0) * 0.3048, 5)
    expect(unitsSaid((await readTerrain(stated, { unit_m: 1 })).notes)).toEqual([
      'unit_m of the call is not used: the file states its units',
    ])
    const bare = withKeys(utm, { 3072: null, 3076: null })
    expect(unitsSaid((await readTerrain(bare)).notes)).toEqual([
      'The file does not state the unit of its coordinates: it is the metre. Send unit_m if it is not',
      metres,
    ])
  })

  test('what is not read is refused with what to do', async () => {
    for (const [name, said] of [
      ['ZSTD', 'packed as ZSTD'],
      ['BigTIFF', 'BigTIFF'],
      ['picture', 'picture in colours'],
      ['without coordinates', 'no coordinates'],
    ] as const)
      expect([name, await terrainRefusal(file(name))]).toEqual([name, expect.stringContaining(said)])
    expect(await terrainRefusal(file('float32, LZW'), { latitude: 10, longitude: 10 })).toContain(
      'km from the latitude and longitude that were sent',
    )
  })
})

describe('hostile GeoTIFFs are bounded', () => {
  /** The entries of a file of GDAL, the lowest byte first: where the value of each tag stands. */
  function patched(name: keyof typeof GEOTIFFS, tag: number, value: number): Uint8Array {
    const bytes = file(name)
    const view = new DataView(bytes.buffer)
    const from = view.getUint32(4, true)
    for (let k = 0; k < view.getUint16(from, true); k++) {
      const at = from + 2 + 12 * k
      if (view.getUint16(at, true) === tag)
        view.getUint16(at + 2, true) === 3 ? view.setUint16(at + 8, value, true) : view.setUint32(at + 8, value, true)
    }
    return bytes
  }

  test('sizes in heads cost nothing', async () => {
    const base = 'float32, tiles, Deflate, predictor 3' as const
    for (const [tag, value, said] of [
      [256, 65_000, 'cut or damaged'],
      [257, 65_000, 'cut or damaged'],
      [322, 65_520, 'cut or damaged'],
      [277, 65_000, 'MB when they are unpacked'],
      [258, 17, 'Heights of 17 bits'],
      [317, 9, 'Predictor 9'],
      [259, 777, 'packed as method 777'],
      [256, 1, 'at least 2 x 2'],
    ] as const)
      expect([tag, await terrainRefusal(patched(base, tag, value))]).toEqual([tag, expect.stringContaining(said)])
    const huge = patched('float32, LZW', 256, 65_000)
    expect(await terrainRefusal(huge)).not.toBe('')
  })

  test('tiles that have one long block in common, of which each shows a part, are not unpacked whole each', async () => {
    const tiles = 3969
    const block = deflateSync(new Uint8Array(8 << 20), { level: 9 })
    const tags = [
      [256, 1, 1008],
      [257, 1, 1008],
      [258, 1, 32],
      [259, 1, 8],
      [277, 1, 1],
      [322, 1, 16],
      [323, 1, 16],
      [324, tiles, 0],
      [325, tiles, 0],
      [339, 1, 3],
      [33550, 3, 0],
      [33922, 6, 0],
    ]
    const [head, offsets] = [8, 8 + 2 + 12 * tags.length + 4]
    const [lengths, scale] = [offsets + 4 * tiles, offsets + 8 * tiles]
    const packed = scale + 9 * 8
    const places = new Map([
      [324, offsets],
      [325, lengths],
      [33550, scale],
      [33922, scale + 3 * 8],
    ])
    const bytes = new Uint8Array(packed + block.length)
    const view = new DataView(bytes.buffer)
    for (const [k, number] of [1, 1, 0, 0, 0, 0, 500_000, 5e6, 0].entries()) view.setFloat64(scale + 8 * k, number, true)
    bytes.set([0x49, 0x49, 42, 0, head])
    view.setUint16(head, tags.length, true)
    for (const [k, [tag = 0, count = 0, value = 0]] of tags.entries()) {
      const at = head + 2 + 12 * k
      view.setUint16(at, tag, true)
      view.setUint16(at + 2, tag > 33_000 ? 12 : 4, true)
      view.setUint32(at + 4, count, true)
      view.setUint32(at + 8, places.get(tag) ?? value, true)
    }
    for (let k = 0; k < tiles; k++) {
      view.setUint32(offsets + 4 * k, packed, true)
      view.setUint32(lengths + 4 * k, block.length, true)
    }
    bytes.set(block, packed)
    expect(await terrainRefusal(bytes)).toContain('cut or damaged')
  })

  test('a file cut at any byte, or with any byte changed, is read or refused', async () => {
    const bytes = file('float32, LZW, predictor 3')
    for (let at = 0; at < bytes.length; at += 7) {
      await terrainRefusal(bytes.subarray(0, at)).then((said) => expect(said).not.toContain('Error:'))
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 0xff
      expect(await terrainRefusal(changed)).not.toContain('Error:')
    }
  })
})
