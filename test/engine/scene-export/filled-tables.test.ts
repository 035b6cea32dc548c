import { describe, expect, test } from 'bun:test'
import type { SceneType } from '@pvyield/contract/schemas'
import { completeScene, EngineError, exportScene, parseSceneFile } from '@pvyield/engine'

/** A 2P tracker with its tube, and racks of three modules one above the other with gaps of 2 cm. */
const FILLED = completeScene({
  version: 2,
  types: [
    {
      id: 'tracker1',
      kind: 'sat',
      length: 30,
      width: 5,
      modules: 52,
      strings: 2,
      modules_across: 2,
      module_gap: { along: 0.02 },
      sub_rows: { count: 2, gap: 0.4 },
      torque_tube: { diameter: 0.16, below: 0.14 },
    },
    {
      id: 'rack2',
      kind: 'gft',
      length: 20,
      width: 6.9,
      modules: 51,
      strings: 3,
      modules_across: 3,
      module_gap: { along: 0.02, across: 0.03 },
    },
  ],
  placements: [
    { id: 'a', type: 'tracker1', x: 0, y: 0, z: 2 },
    { id: 'b', type: 'rack2', x: 30, y: 0, z: 2, tilt_deg: 20 },
  ],
})

const fieldsOf = ({ modules, strings, modules_across, module_gap, sub_rows, torque_tube }: SceneType) =>
  JSON.stringify({ modules, strings, modules_across, module_gap, sub_rows, torque_tube })
const read = (text: string | Uint8Array, options = {}) =>
  parseSceneFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, { latitude: 45, ...options })

describe('tables with gaps, sub-rows and a tube', () => {
  test('are read from the PVCollada that was written of them', async () => {
    const { scene } = await read(await exportScene(FILLED, { format: 'pvc' }))
    expect(scene?.types.map(fieldsOf)).toEqual(FILLED.types.map(fieldsOf))
  })

  test('in feet become metres, the frame as well', async () => {
    const framed = { ...FILLED, types: FILLED.types.map((type) => ({ ...type, frame: 0.1 })) }
    const { scene } = await read(await exportScene(framed, { format: 'pvc', unit_m: 0.3048 }))
    expect(scene?.types[0]).toMatchObject({
      length: 9.144,
      frame: 0.03048,
      sub_rows: { gap: 0.12192 },
      torque_tube: { diameter: 0.048768 },
    })
  })

  test('in PVCollada of other programs have the gaps and rows of its own words', async () => {
    const bytes = await exportScene(FILLED, { format: 'pvc' })
    const plain = new TextDecoder().decode(bytes).replaceAll(/<extra><technique profile="pvyield">.*?<\/extra>/g, '')
    expect(plain).toContain('<pv:tracker_torque_tube_diameter>0.16</pv:tracker_torque_tube_diameter>')
    const { scene } = await read(plain)
    expect(scene?.types).toMatchObject([
      { modules: 52, modules_across: 2, module_gap: { along: 0.02 } },
      { modules: 51, modules_across: 3, module_gap: { along: 0.02, across: 0.03 } },
    ])
  })

  test('have a sheet for each sub-row and a tube in GLB', async () => {
    const { types, placements } = FILLED
    const whole = { ...FILLED, types: types.map(({ sub_rows: _, torque_tube: __, ...type }) => type) }
    const pointsOf = async (scene: typeof FILLED) => {
      const bytes = await exportScene(scene, { format: 'glb' })
      const size = new DataView(bytes.buffer).getUint32(12, true)
      const { accessors } = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + size)))
      return accessors
        .filter(({ type }: { type: string }) => type === 'VEC3')
        .map(({ count, min }: { count: number; min: number[] }) => [count, min[1]])
    }
    expect(placements).toHaveLength(2)
    expect(await pointsOf(FILLED)).toEqual([
      [16, expect.closeTo(-0.22, 6)],
      [4, 0],
    ])
    expect(await pointsOf(whole)).toEqual([
      [4, 0],
      [4, 0],
    ])
  })

  test('lose them in SHD, which says so', async () => {
    const refusal = await exportScene(FILLED, { format: 'shd' }).catch((cause: unknown) => cause)
    if (!(refusal instanceof EngineError)) throw new Error('It is refused')
    expect(refusal.failures.find(({ field }) => field === 'types.0')?.message).toContain('Gaps, sub-rows and the tube are left out')
  })

  test('are stated by columns of a table of places', async () => {
    const rows = [
      'x,y,length,width,tilt,azimuth,modules,modules_across,module_gap_mm,sub_row_gap,tube_diameter,tube_below',
      '0,0,30,5,25,180,52,2,20,0.4,0.16,0.14',
      '0,12,30,5,25,180,52,2,20,0.4,0.16,0.14',
    ]
    const { scene } = await read(rows.join('\n'), { filename: 'tables.csv' })
    expect(scene?.types).toMatchObject([
      { modules_across: 2, module_gap: { along: 0.02 }, sub_rows: { count: 2, gap: 0.4 }, torque_tube: { diameter: 0.16, below: 0.14 } },
    ])
    expect(scene?.placements).toHaveLength(2)
  })

  test('are left out with a note where they contradict the size of the tables', async () => {
    const rows = ['x,y,length,width,tilt,azimuth,modules,modules_across,sub_row_gap', '0,0,30,5,25,180,52,2,6']
    const { scene, notes } = await read(rows.join('\n'), { filename: 'tables.csv' })
    expect(scene?.types[0]?.sub_rows).toBeUndefined()
    expect(notes.map(({ message }) => message).join()).toContain('Gaps and tube of the tables are left out')
  })

  test('of SolarFarmer have the spacings between its modules', async () => {
    const mount = {
      isTracker: true,
      numberOfModulesHigh: 2,
      numberOfModulesLong: 30,
      rackHeight: 4.9,
      xSpacingBetweenModules: 0.02,
      ySpacingBetweenModules: 0.35,
    }
    const tracker = { id: 1, mountingTypeID: 'T', northPoint: { x: 0, y: 18, z: 2 }, southPoint: { x: 0, y: -18, z: 2 } }
    const inputs = { location: { latitude: 40, longitude: 5 }, pvPlant: { mountingTypeSpecifications: { T: mount }, trackers: [tracker] } }
    const { scene } = await read(JSON.stringify(inputs))
    expect(scene?.types).toMatchObject([{ modules: 60, modules_across: 2, module_gap: { along: 0.02 }, sub_rows: { count: 2, gap: 0.35 } }])
  })
})
