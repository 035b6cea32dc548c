import { describe, expect, test } from 'bun:test'
import type { Scene } from '@pvyield/contract/schemas'
import { completeScene, describeScene, EngineError, exportScene, parseSceneFile } from '@pvyield/engine'
import { openXml } from '../../../engine/files/layouts/xml.ts'
import { loadGround } from '../../../engine/scene/terrain/load-ground.ts'
import { solidsOf, tablesOf } from '../../../engine/scene-export/parts.ts'
import { EXAMPLES } from '../../../server/scene/examples/index.ts'
import { samplesOf } from '../project-files/samples.ts'
import { apart, expectAgain, objectsApart, type Point, tablesApart } from './apart.ts'
import { pvcFaults } from './pvc-structure.ts'

/** Racks of every tilt and roll, a tracker that rises to the south, objects of every kind, an id that XML must escape. */
const EVERYTHING = {
  version: 2,
  origin: { latitude: -30, longitude: 20 },
  types: [
    { id: 'a', kind: 'gft', length: 10, width: 4, modules: 40, strings: 2, frame: 0.1 },
    { id: 'b', kind: 'sat', length: 50, width: 2.3, modules: 44, strings: 1 },
  ],
  placements: [
    { id: 'T "1" <&>', type: 'a', x: 1, y: 2, z: 3, azimuth_deg: 37, tilt_deg: 25, roll_deg: 7 },
    { id: 'x2', type: 'b', x: 20, y: 2, z: 3, azimuth_deg: 190, tilt_deg: -5 },
    { id: 'x3', type: 'a', x: -20, y: 2, z: 3, azimuth_deg: 90, tilt_deg: 0 },
    { id: 'x4', type: 'a', x: -40, y: 2, z: 3, azimuth_deg: 90, tilt_deg: 90 },
  ],
  objects: [
    {
      kind: 'prism',
      vertices: [
        [0, 50, 0, 5],
        [10, 50, 0, 5],
        [10, 55, 0, 8],
        [10, 60, 0, 5],
        [0, 60, 0, 5],
        [0, 55, 0, 8],
      ],
    },
    {
      kind: 'wall',
      vertices: [
        [0, -20, 0, 2],
        [10, -20, 0, 3],
        [20, -25, 1, 2],
      ],
    },
    {
      kind: 'tree_line',
      vertices: [
        [30, -20, 0, 12],
        [50, -20, 0, 13],
      ],
      transmittance: 0.4,
    },
    { kind: 'cylinder', x: 60, y: 0, z: 0, diameter: 3, height: 9 },
  ],
  outlines: [
    {
      vertices: [
        [0, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
      ],
    },
  ],
}

const heights = [0, 3, 9, 4, 6, 8, null, 2, 11]
const onGround = () =>
  completeScene({
    ...EVERYTHING,
    placements: EVERYTHING.placements.map(({ z: _, ...rest }, k) => ({ ...rest, roll_deg: 0, above_ground: 1.5 + 0.1 * k })),
    terrain: { surface: { kind: 'grid', x: -60, y: -60, step: 60, columns: 3, heights }, shades: true },
  })
const standing = () => {
  const { terrain: _, ...rest } = describeScene(onGround()).scene
  return { ...rest, placements: rest.placements.map(({ above_ground: __, ...placement }) => placement) } as Scene
}

const SCENES: readonly (readonly [string, Scene])[] = [
  ...Object.entries(EXAMPLES).map(([name, { scene }]) => [name, completeScene(scene)] as const),
  ['everything', completeScene(EVERYTHING)],
]

const reread = (bytes: Uint8Array, latitude: number) => parseSceneFile(bytes, { latitude })

describe('a scene as PVCollada', () => {
  for (const [name, scene] of SCENES)
    test(`${name}: is read again within 2 micrometres, with kinds, strings, modules and ids`, async () => {
      const { scene: found, format, request_patch } = await reread(await exportScene(scene, { format: 'pvc' }), 45)
      if (found === null) throw new Error('no scene')
      expect(format).toBe('collada')
      expect(tablesApart(scene, found)).toBeLessThan(2e-6)
      expect(objectsApart(scene, found)).toBeLessThan(2e-6)
      const facts = ({ types, placements }: Scene) =>
        placements.map(({ id, type: of }, k) => {
          const type = types.find((each) => each.id === of)
          return [id ?? `p${k + 1}`, type?.kind, type?.modules, type?.strings, type?.frame]
        })
      expect(facts(found)).toEqual(facts(scene))
      expect(found.outlines).toEqual(scene.outlines ?? [])
      const light = ({ objects = [] }: Scene) => objects.map((object) => (object.kind === 'tree_line' ? object.transmittance : null))
      expect(light(found)).toEqual(light(scene))
      if (scene.origin != null)
        expect(request_patch.site).toMatchObject({ latitude: scene.origin.latitude, longitude: scene.origin.longitude })
    })

  for (const [name, scene] of SCENES)
    test(`${name}: has the elements of the schema of PVCollada 2.0 in their order, and names that lead somewhere`, async () => {
      const text = new TextDecoder().decode(await exportScene(scene, { format: 'pvc' }))
      expect(pvcFaults(openXml(text))).toEqual([])
    })

  const samples = samplesOf('project')
  test.skipIf(samples.length === 0)(
    'every sample of PVsyst with a scene is the same within 1 mm when it is exported and read again',
    async () => {
      let count = 0
      for (const { bytes } of samples) {
        const { scene } = await parseSceneFile(bytes, { latitude: 45 })
        if (scene === null) continue
        await expectAgain(scene)
        count++
      }
      expect(count).toBeGreaterThanOrEqual(3)
    },
  )

  test('its meshes alone, as another program reads them, are the same within 1 mm', async () => {
    const plain = new TextDecoder()
      .decode(await exportScene(completeScene(EVERYTHING), { format: 'pvc' }))
      .replaceAll(/<extra><technique profile="pvyield">.*?<\/extra>/g, '')
    const { scene: found } = await reread(new TextEncoder().encode(plain), -30)
    if (found === null) throw new Error('no scene')
    const corners = (scene: Scene) => tablesOf(scene).flatMap((table) => table.corners)
    const theirs = corners(found)
    for (const corner of corners(completeScene(EVERYTHING)))
      expect(Math.min(...theirs.map((other) => apart(corner, other)))).toBeLessThan(0.001)
    expect(found.types.map(({ modules }) => modules)).toEqual([40, 44])
  })

  test('lengths in feet become metres', async () => {
    const scene = completeScene({
      version: 2,
      types: [{ id: 'a', kind: 'gft', length: 100, width: 10, modules: 4, strings: 1 }],
      placements: [{ type: 'a', x: 10, y: 0, tilt_deg: 20 }],
    })
    const { scene: found } = await reread(await exportScene(scene, { format: 'pvc', unit_m: 0.3048 }), 45)
    expect(found?.types).toMatchObject([{ length: 30.48, width: 3.048 }])
    expect(found?.placements[0]?.x).toBeCloseTo(3.048, 6)
  })
})

describe('a scene for PVsyst', () => {
  const heights = (scene: Scene) =>
    solidsOf(scene).map(({ pairs }) => pairs.reduce((most, [, [, , z]]) => Math.max(most, z), Number.NEGATIVE_INFINITY))

  for (const [name, scene] of SCENES)
    test(`${name}: what it holds is read again within 2 micrometres, on either hemisphere; a rolled rack without its roll`, async () => {
      const level = { ...scene, placements: scene.placements.map((placement) => ({ ...placement, roll_deg: 0 })) }
      for (const latitude of [45, -45]) {
        const { origin: _, ...nowhere } = scene
        const { scene: found } = await reread(await exportScene(nowhere as Scene, { format: 'shd', losses: 'accept', latitude }), latitude)
        if (found === null) throw new Error('no scene')
        expect(tablesApart(level, found)).toBeLessThan(2e-6)
        const tops = solidsOf(scene).flatMap(({ pairs }) => pairs.map(([, [, , z]]) => z))
        for (const height of heights(found)) expect(Math.min(...tops.map((top) => Math.abs(top - height)))).toBeLessThan(2e-6)
      }
    })

  test('what it cannot hold is refused by field, or written so when that is accepted', async () => {
    const refusal = await exportScene(completeScene(EVERYTHING), { format: 'shd' }).catch((cause: unknown) => cause)
    expect(refusal).toBeInstanceOf(EngineError)
    expect((refusal as EngineError).failures.map(({ field }) => field)).toEqual([
      'placements.0.roll_deg',
      'types.0.strings',
      'objects.0',
      'objects.1',
      'objects.2',
      'objects.3',
      'outlines',
      'origin',
    ])
    expect((refusal as EngineError).failures[0]?.message).toContain('losses=accept')
  })
})

describe('a scene as GLB', () => {
  /** The JSON and the buffer of a file. */
  function opened(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([0x46546c67, 2, bytes.length])
    const size = view.getUint32(12, true)
    const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + size))) as Gltf
    return { json, buffer: bytes.subarray(28 + size) }
  }
  interface Gltf {
    nodes: { name: string; mesh?: number; children?: number[]; translation?: Point; rotation?: readonly [number, number, number, number] }[]
    scenes: { nodes: number[]; extras: { moved_by: Point } }[]
    meshes: { primitives: { attributes: { POSITION: number } }[] }[]
    accessors: { bufferView: number; count: number }[]
    bufferViews: { byteOffset: number }[]
  }
  const turned = ([x, y, z]: Point, [qx, qy, qz, w]: readonly [number, number, number, number]): Point => {
    const t = [2 * (qy * z - qz * y), 2 * (qz * x - qx * z), 2 * (qx * y - qy * x)] as const
    return [x + w * t[0] + qy * t[2] - qz * t[1], y + w * t[1] + qz * t[0] - qx * t[2], z + w * t[2] + qx * t[1] - qy * t[0]]
  }

  for (const [name, scene] of SCENES)
    test(`${name}: nodes are named by ids and stand where the tables and objects do`, async () => {
      const { json, buffer } = opened(await exportScene(scene, { format: 'glb' }))
      const corners = (k: number): Point[] => {
        const { mesh = -1, translation = [0, 0, 0], rotation = [0, 0, 0, 1] } = json.nodes[k] ?? {}
        const accessor = json.accessors[json.meshes[mesh]?.primitives[0]?.attributes.POSITION ?? -1]
        const view = new DataView(buffer.buffer, buffer.byteOffset + (json.bufferViews[accessor?.bufferView ?? -1]?.byteOffset ?? 0))
        return Array.from({ length: accessor?.count ?? 0 }, (_, at) => {
          const [x, y, z] = turned([0, 4, 8].map((byte) => view.getFloat32(12 * at + byte, true)) as never, rotation)
          // y up, -z north
          return [x + translation[0], -(z + translation[2]), y + translation[1]]
        })
      }
      const top = json.scenes[0]?.nodes ?? []
      expect(top.map((k) => json.nodes[k]?.name)).toEqual([
        ...scene.placements.map(({ id }, k) => id ?? `p${k + 1}`),
        ...solidsOf(scene).map(({ id }) => id),
        ...(scene.outlines ?? []).map((_, k) => `outline${k + 1}`),
      ])
      const drawn = top.slice(0, scene.placements.length).flatMap((k) => json.nodes[k]?.children ?? [k])
      for (const [k, { corners: ours }] of tablesOf(scene).entries())
        for (const [j, corner] of corners(drawn[k] ?? -1).entries()) expect(apart(corner, ours[j] ?? corner)).toBeLessThan(1e-4)
      for (const [k, { pairs }] of solidsOf(scene).entries())
        for (const [j, corner] of corners(top[scene.placements.length + k] ?? -1).entries())
          expect(apart(corner, pairs.flat()[j] ?? corner)).toBeLessThan(1e-4)
    })

  test('a scene in UTM stands about its middle, to the millimetre, and says by how much it was moved', async () => {
    const scene = completeScene({
      version: 2,
      types: [{ id: 'a', kind: 'gft', length: 10, width: 4, modules: 4, strings: 1 }],
      placements: [{ type: 'a', x: 375_700.123, y: 5_194_600.456, z: 500 }],
    })
    const { json } = opened(await exportScene(scene, { format: 'glb' }))
    const [moved] = json.scenes.map(({ extras }) => extras.moved_by)
    expect(moved).toEqual([375_700, 5_194_600, 500])
    expect(json.nodes[0]?.translation?.map((value) => Number(value.toFixed(6)))).toEqual([0.123, 0, -0.456])
  })

  test('a scene on terrain has its ground: every triangle, and no node without height', async () => {
    const [own, given] = await Promise.all(
      [onGround(), standing()].map(async (scene) => opened(await exportScene(scene, { format: 'glb' })).json),
    )
    expect(own.nodes.slice(0, -1)).toEqual(given.nodes)
    expect(own.nodes.at(-1)?.name).toBe('terrain')
    const primitive = own.meshes.at(-1)?.primitives[0] as unknown as { attributes: { POSITION: number }; indices: number }
    expect(own.accessors[primitive.attributes.POSITION]).toMatchObject({ count: 8, min: [-60, 0, -60], max: [60, 11, 60] })
    expect(own.accessors[primitive.indices]?.count).toBe(3 * 7)
  })

  test('a scene without tables is a file without meshes', async () => {
    const { json } = opened(
      await exportScene(
        completeScene({ version: 2, types: [{ id: 'a', kind: 'gft', length: 1, width: 1, modules: 1, strings: 1 }], placements: [] }),
        { format: 'glb' },
      ),
    )
    expect(json.meshes).toBeUndefined()
  })
})

describe('a scene on terrain', () => {
  test('is written with the heights, rolls and tilts that the ground gives', async () => {
    await loadGround()
    expect(standing().placements.filter(({ roll_deg }) => Math.abs(roll_deg) > 1)).not.toHaveLength(0)
    for (const format of ['pvc', 'shd'] as const) {
      const [own, given] = [onGround(), standing()].map((scene) => exportScene(scene, { format, losses: 'accept' }))
      expect(await own).toEqual((await given) as never)
    }
    const { scene: found } = await reread(await exportScene(onGround(), { format: 'pvc' }), -30)
    expect(tablesApart(standing(), found as Scene)).toBeLessThan(2e-6)
  })

  test('has ground, which SHD names as lost, with the format that holds it', async () => {
    await loadGround()
    const refusal = (await exportScene(onGround(), { format: 'shd' }).catch((cause: unknown) => cause)) as EngineError
    const [ground, ...more] = refusal.failures.filter(({ field }) => field === 'terrain')
    expect(more).toEqual([])
    expect(ground?.message).toContain('take the format glb, which holds it')
    const others = refusal.failures.filter(({ field }) => field !== 'terrain')
    for (const { message } of others) expect(message).toContain('take the format pvc, which holds it')
  })
})
