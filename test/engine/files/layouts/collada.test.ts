import { describe, expect, test } from 'bun:test'
import { read, refusalOf } from './layout-text.ts'

const pv = 'xmlns:pv="http://www.example.com/pvcollada"'
const technique = (inside: string) => `<extra><technique profile="PVCollada-2.0">${inside}</technique></extra>`
const geometry = (id: string, points: string, primitive: string, more = '') =>
  `<geometry id="${id}"><mesh><source id="${id}s"><float_array id="${id}a" count="12">${points}</float_array><technique_common><accessor source="#${id}a" count="4" stride="3"/></technique_common></source><vertices id="${id}v"><input semantic="POSITION" source="#${id}s"/></vertices>${primitive.replaceAll('@', `<input semantic="VERTEX" source="#${id}v" offset="0"/>`)}${more.startsWith('<f') || more.startsWith('<t') ? more : ''}</mesh>${more.startsWith('<e') ? more : ''}</geometry>`
const QUAD = '<triangles count="2">@<p>3 1 2 1 3 0</p></triangles>'
const model = (asset: string, geometries: string, scene: string, nodes = '') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<COLLADA version="1.5.0" xmlns="http://www.collada.org/2008/03/COLLADASchema" ${pv}><asset>${asset}</asset><library_geometries>${geometries}</library_geometries><library_nodes>${nodes}</library_nodes><library_visual_scenes><visual_scene id="V">${scene}</visual_scene></library_visual_scenes><scene><instance_visual_scene url="#V"/></scene></COLLADA>`
const METRES = '<unit meter="1" name="m"/><up_axis>Z_UP</up_axis>'
const rack = (azimuth: number) =>
  technique(
    `<pv:rack><pv:rack_type>fixed_tilt</pv:rack_type><pv:module_rows>2</pv:module_rows><pv:module_columns>9</pv:module_columns><pv:tilt>36.87</pv:tilt><pv:azimuth>${azimuth}</pv:azimuth><pv:module_id>M</pv:module_id></pv:rack>`,
  )
/** Faces south in the axes of the format: its low edge is the southern one. */
const SOUTH = '0 0 0 10 0 0 10 3.2 2.4 0 3.2 2.4'

describe('PVCollada and Collada', () => {
  test('1: version 2: tables as instances of a model, with place, unit and modules', async () => {
    const asset = `<coverage><geographic_location><longitude>6.11</longitude><latitude>46.24</latitude><altitude mode="absolute">420</altitude></geographic_location></coverage><unit meter="0.01" name="cm"/><up_axis>Z_UP</up_axis>`
    const nodes = `<node id="T"><instance_geometry url="#R"/>${technique('<pv:table><pv:type>fixed</pv:type></pv:table>')}</node>`
    const scene = [0, 900]
      .map((y, k) => `<node id="N${k}" name="row ${k}"><translate>0 ${y} 0</translate><instance_node url="#T"/></node>`)
      .join('')
    const {
      format,
      scene: found,
      request_patch,
    } = await read(model(asset, geometry('R', '0 0 0 1000 0 0 1000 320 240 0 320 240', QUAD, rack(180)), scene, nodes))
    expect(format).toBe('collada')
    expect(found?.origin).toMatchObject({ latitude: 46.24, longitude: 6.11 })
    expect(request_patch.site).toEqual({ latitude: 46.24, longitude: 6.11 })
    expect(found?.types).toMatchObject([{ kind: 'gft', length: 10, width: 4, modules: 18, strings: 2 }])
    expect(found?.placements).toMatchObject([{ x: 5, y: 1.6, z: 1.2, azimuth_deg: 180 }, { y: 10.6 }])
  })

  test('2: a model whose racks face away from the azimuth that they state has the axes of PVsyst, with a note', async () => {
    // the first sample of the format: the high edge at y = -4.6, azimuth 180
    const points = '0 0 0 -13.94 0 0 -13.94 -4.6 2 0 -4.6 2'
    const { scene, notes } = await read(
      model(METRES, geometry('R', points, QUAD, rack(180)), '<node id="N"><instance_geometry url="#R"/></node>'),
    )
    expect(scene?.placements).toMatchObject([{ x: 6.97, y: 2.3, z: 1, azimuth_deg: 180 }])
    expect(notes[0]).toMatchObject({ kind: 'assumed', message: expect.stringContaining('x points west and y south') })
  })

  test('3: version 1: frames and trackers by their parameters, y up, a broken link to the scene', async () => {
    const frame = `<frame_parameters><module_width>39.055</module_width><module_height>65.945</module_height><module_x_spacing>0.787</module_x_spacing><module_y_spacing>0.787</module_y_spacing></frame_parameters>`
    // the first frame of the sample of racks, in inches: 20 x 4 modules in landscape
    const points =
      '0.006454 99.764118 -0.582368 -1333.846543 99.850410 -0.582368 -1333.850879 32.831183 -144.305563 0.002118 32.744892 -144.305563 0.006373 98.515226 0 -1333.846624 98.601517 0 -1333.850960 31.582291 -143.723195 0.002038 31.496 -143.723195'
    const text = model(
      '<unit meter="0.025399986284007407" name="Inch"/>',
      geometry('F', points, QUAD, frame),
      '<node><instance_geometry url="#F"/></node>',
    ).replace('url="#V"', 'url="#"')
    const { scene, notes } = await read(text)
    expect(scene?.types[0]).toMatchObject({ kind: 'gft', modules: 80, strings: 4 })
    expect(scene?.types[0]?.length).toBeCloseTo(1333.853 * 0.0254, 2)
    expect(Math.abs((scene?.placements[0]?.azimuth_deg ?? 0) - 180)).toBeLessThan(0.1)
    expect(scene?.placements[0]?.tilt_deg).toBeCloseTo((Math.atan(67.02 / 143.72) * 180) / Math.PI, 1)
    expect(notes[0]?.message).toContain('no text defines them')
    const tracker = `<tracker_parameters><tracker_type>single_axis_trackers</tracker_type><min_phi>-25</min_phi></tracker_parameters>`
    const turning = await read(
      model(
        '<unit meter="0.001"/>',
        geometry('F', '-2000 4000 0 2000 4000 0 2000 4700 36000 -2000 4700 36000', QUAD, tracker),
        '<node><instance_geometry url="#F"/></node>',
      ),
    )
    expect(turning.scene?.types).toMatchObject([{ kind: 'sat', width: 4 }])
    expect(turning.scene?.placements[0]).toMatchObject({ azimuth_deg: 180, z: 4.35 })
  })

  test('4: a plain model by its names: matrices, nested nodes, polylists, y up', async () => {
    const slope = geometry(
      'PV_module_field',
      '0 0 0 10 0 0 10 2.4 -3.2 0 2.4 -3.2',
      '<polylist count="1">@<vcount>4</vcount><p>0 1 2 3</p></polylist>',
    )
    const box = geometry(
      'house',
      '0 0 0 4 0 0 4 0 -4 0 0 -4 0 3 0 4 3 0 4 3 -4 0 3 -4',
      '<polygons count="6">@<p>0 1 2 3</p><p>4 5 6 7</p><p>0 1 5 4</p><p>1 2 6 5</p><p>2 3 7 6</p><p>3 0 4 7</p></polygons>',
    )
    const scene = `<node name="site"><translate>100 0 0</translate><node name="a"><matrix>0 0 1 0 0 1 0 2 -1 0 0 0 0 0 0 1</matrix><instance_geometry url="#PV_module_field"/></node><node name="b"><instance_geometry url="#house"/></node></node>`
    const { scene: found } = await read(model('<unit meter="1"/>', slope + box, scene))
    // turned by 90 deg about the vertical axis: it faced south, x = z and z = -x, so it faces east
    expect(found?.placements).toMatchObject([{ x: 98.4, y: 5, z: 3.2, azimuth_deg: 90 }])
    expect(found?.objects).toMatchObject([{ kind: 'prism' }])
    expect(found?.objects?.[0]?.kind === 'prism' ? found.objects[0].vertices[0]?.[3] : 0).toBe(3)
  })

  test('5: terrain, posts and gaps are left out with a note; inverters and transformers shade', async () => {
    const boxAt = (x: number) => `${x} 0 0 ${x + 2} 0 0 ${x + 2} 2 0 ${x} 2 0 ${x} 0 2 ${x + 2} 0 2 ${x + 2} 2 2 ${x} 2 2`
    const sides = '<polylist count="3">@<vcount>4 4 4</vcount><p>0 1 5 4 1 2 6 5 4 5 6 7</p></polylist>'
    const geometries = [
      geometry('R', SOUTH, QUAD, rack(180)),
      geometry('T', '0 0 0 9 0 0 9 9 0 0 9 0', QUAD, technique('<pv:terrain/>')),
      geometry('P', boxAt(20), sides, technique('<pv:post><pv:type>rack</pv:type></pv:post>')),
      geometry('X', boxAt(30), sides, technique('<pv:transformer3d transformer_id="t"/>')),
    ].join('')
    const { scene, record_kinds, counts } = await read(
      model(
        METRES,
        geometries,
        'RTPX'.replace(/./g, (id) => `<node id="n${id}"><instance_geometry url="#${id}"/></node>`),
      ),
    )
    expect(scene?.placements).toHaveLength(1)
    expect(scene?.objects).toHaveLength(1)
    expect(record_kinds).toEqual({ rack: 1, left_out: 2, device: 1 })
    expect(counts.objects_skipped).toBe(2)
    expect(await refusalOf('<COLLADA><asset/></COLLADA>')).toEqual([expect.stringContaining('no visual_scene')])
  })
})
