import { describe, expect, test } from 'bun:test'
import { parseScene } from '../../../engine/project-files/parse-scene.ts'
import { findSceneFailures } from '../../../engine/scene/check-scene.ts'
import { bytesOf } from '../component-files/component-text.ts'
import { refusalOf } from '../component-files/refusal.ts'
import { objectLines, objectOf, rack, sceneText, variantText } from './project-text.ts'

const read = (text: string, known: { latitude?: number } = {}) => parseScene(bytesOf(text), known)
const rows = (...objects: readonly (readonly string[])[]) => variantText({ scene: objectLines(...objects) })

describe('the system of a variant', () => {
  const { request_patch, array_patch, components, scene, counts } = read(variantText())

  test('stringing, heat balance, losses and the site are in their sections and units', () => {
    expect(request_patch.array).toEqual({ modules_per_string: 20, strings_per_inverter: 12, n_inverters: 2 })
    expect(request_patch.thermal).toEqual({ model: 'pvsyst', u_c: 26.5, u_v: 0, absorptivity: 0.88 })
    expect(request_patch.dc_losses).toEqual({
      module_mismatch_loss: 0.015,
      string_mismatch_loss: 0.001,
      lid_loss: 0.02,
      dc_wiring_loss_at_stc: 0.012,
      dc_wiring_model: 'ohmic_i2r',
    })
    expect(request_patch.site).toEqual({
      latitude: 41.5,
      longitude: 12.25,
      elevation: 310,
      timezone: 1,
      albedo_monthly: Array(12).fill(0.25),
      transposition: 'perez',
      circumsolar: 'beam',
      soiling_monthly: Array(12).fill(0),
    })
    expect(request_patch.ac_losses).toEqual({ power_reference: 'pnom_stc' })
  })

  test('the module and the inverter are named by their files', () => {
    expect(components).toEqual([
      {
        sub_array: 'Field A',
        module_file: 'Example_550.PAN',
        inverter_file: 'Example_100kW.OND',
        modules_per_string: 20,
        strings: 24,
        n_inverters: 2,
        orientation: 1,
        parts: [],
        mppt_inputs: null,
        mppt_input_kw: null,
      },
    ])
    expect(counts.modules).toBe(480)
  })

  test('without a scene it says so, and still gives the racking', () => {
    expect(scene).toBeNull()
    expect(array_patch).toEqual({ track_mode: 'fixed', tilt_deg: 20, azimuth_deg: 165, inter_row_shading: false })
    expect(read(variantText()).notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('no scene with tables'))
  })

  test('strings that do not divide over the inverters are rounded, with their number in a note', () => {
    const { request_patch: patch, notes } = read(variantText({ subArray: { NStringCh: 40, NInverter: 6 } }))
    expect(patch.array).toMatchObject({ strings_per_inverter: 7, n_inverters: 6 })
    expect(notes.find(({ key }) => key === 'NStringCh')?.message).toContain('42 strings together (5.0 %)')
  })

  test('equal sub-arrays are added up; others are named', () => {
    const equal = read(variantText({ subArrays: [{}, { NStringCh: 12, NInverter: 1 }] }))
    expect(equal.request_patch.array).toMatchObject({ strings_per_inverter: 12, n_inverters: 3 })
    const { request_patch: patch, notes } = read(variantText({ subArrays: [{}, { NModSerie: 18, NStringCh: 2 }] }))
    expect(patch.array).toMatchObject({ modules_per_string: 20, strings_per_inverter: 12 })
    expect(notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('1 of 2 sub-arrays'))
  })

  test('a figure that no run accepts is left out, with a note that names it', () => {
    const { request_patch: patch, notes } = read(variantText({ array: { UFactor: '-3', Alpha: '7' } }))
    expect(patch.thermal).toEqual({ model: 'pvsyst', u_v: 0 })
    expect(notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('request_patch.thermal.absorptivity is left out'))
  })

  test('a figure that is no number is refused with its line', () => {
    expect(refusalOf(() => read(variantText({ subArray: { NModSerie: 'many' } })))).toEqual([
      expect.stringMatching(/^Line \d+, key NModSerie: 'many' is not a finite number/),
    ])
  })

  test('keys of the system that are not known are named by class and line; those that state nothing are not', () => {
    const { notes } = read(variantText({ array: { OutageHours: '48.0', HVTransfoLoss: '0.00' }, subArray: { AgeingYears: '10' } }))
    const named = notes.filter(({ message }) => message.includes('does not know'))
    expect(named.map(({ kind, key, line }) => [kind, key, line !== null])).toEqual([
      ['ignored', 'pvMainArray', true],
      ['ignored', 'pvSubArray', true],
    ])
    expect(named[0]?.message).toContain(`OutageHours (line ${named[0]?.line})`)
    expect(named[0]?.message).not.toContain('HVTransfoLoss')
    expect(named[1]?.message).toContain('AgeingYears')
    expect(read(variantText()).notes.filter(({ message }) => message.includes('does not know'))).toEqual([])
  })

  test('soiling is a fraction or per cent by its size, and the note says which', () => {
    const soiling = (value: string) => read(variantText({ array: { SoilingLoss: value } })).request_patch.site
    expect(soiling('3.000')).toMatchObject({ soiling_monthly: Array(12).fill(0.03) })
    expect(soiling('0.030')).toMatchObject({ soiling_monthly: Array(12).fill(0.03) })
  })

  test('a horizon becomes ascending azimuths from north', () => {
    const extra = [
      'PVObject_Horizon=pvHorizon',
      'Profile=TCubicProfile',
      'NPtsEff=3',
      'Mode=1',
      'Point_1=-120,8',
      'Point_2=0,3',
      'Point_3=150,12',
      'End of TCubicProfile',
      'End of PVObject pvHorizon',
    ]
    expect(read(variantText({ extra })).request_patch.site).toMatchObject({
      horizon_azimuths_deg: [60, 180, 330],
      horizon_elevations_deg: [8, 3, 12],
    })
    const southern = read(variantText({ extra, site: { Latitude: '-41.5' } }))
    expect(southern.request_patch.site).toMatchObject({
      horizon_azimuths_deg: [0, 120, 210],
      horizon_elevations_deg: [3, 8, 12],
    })
    expect(southern.notes.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('The site is south of the equator: the horizon is read with azimuth 0 in the north'),
    )
  })
})

describe('azimuths of both hemispheres', () => {
  // PVsyst help, "Plane azimuth": east is -90 and west 90 in both; 0 is south, or north beyond the equator.
  test.each([
    [41.5, 0, 180],
    [41.5, -90, 90],
    [41.5, 90, 270],
    [41.5, 180, 0],
    [-41.5, 0, 0],
    [-41.5, -90, 90],
    [-41.5, 90, 270],
    [-41.5, 180, 180],
  ])('at latitude %d the azimuth %d is %d from north', (latitude, stated, expected) => {
    const plane = ['FieldType=FixedPlane', 'FieldTilt=20.0', `FieldAzim=${stated}`]
    expect(read(variantText({ site: { Latitude: latitude }, plane })).array_patch.azimuth_deg).toBe(expected)
  })

  test('a scene without a site is northern with a note, and southern by the latitude sent with it', () => {
    const text = sceneText(...objectLines(rack('0,0,1')))
    expect(read(text).scene?.placements[0]?.azimuth_deg).toBe(165)
    expect(read(text).notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('send latitude'))
    expect(read(text, { latitude: -30 }).scene?.placements[0]?.azimuth_deg).toBe(15)
  })
})

describe('trackers', () => {
  const plane = ['FieldType=TrackHorizNSAxis', 'AxisAzim=0', 'AxisTilt=0', 'MinPhi=-55', 'MaxPhi=55', 'WindStowSpeed=14']

  test('limits, axis and wind stow are fields of array', () => {
    expect(read(variantText({ plane })).array_patch).toEqual({
      track_mode: 'single_axis',
      azimuth_deg: 180,
      tilt_deg: 0,
      rotation_min_deg: -55,
      rotation_max_deg: 55,
      wind_stow: true,
      wind_stow_speed_ms: 14,
      backtracking: false,
      tracking: 'true_tracking',
    })
  })

  test('IsBacktracking other than $00 is backtracking', () => {
    expect(read(variantText({ plane, scene: ['IsBacktracking=$01'] })).array_patch).toMatchObject({
      backtracking: true,
      tracking: 'backtracking',
    })
  })

  test('a field of trackers is one placement for each unit, from south to north', () => {
    const field = objectOf(
      'pvShdArrayTracking',
      'DOrigine=-10,4,1.5',
      'NElemChamps=3',
      'LongShed=40',
      'LargShed=2.3',
      'PitchNS=0',
      'PitchEW=6',
      'PVObject_PlanSuiv=pvCollPlane ',
      'FieldType=TrackHorizNSAxis',
      'AzimAxe=0.0',
      'InclAxe=0.0',
      'End of PVObject pvCollPlane ',
    )
    const { scene, array_patch } = read(variantText({ plane, scene: objectLines(field) }))
    expect(scene?.types).toMatchObject([{ kind: 'sat', length: 40, width: 2.3 }])
    expect(scene?.placements.map(({ x, y, z }) => [x, y, z])).toEqual([
      [10, -4, 1.5],
      [4, -4, 1.5],
      [-2, -4, 1.5],
    ])
    expect(array_patch).toMatchObject({ track_mode: 'single_axis', n_rows: 3, collector_width_m: 2.3, rotation_max_deg: 55 })
    expect(array_patch.gcr).toBeCloseTo(2.3 / 6, 8)
  })

  test('those that turn about a vertical axis are left out with their class', () => {
    const field = objectOf(
      'pvShdArrayTracking',
      'DOrigine=0,0,0',
      'LongShed=2',
      'LargShed=1',
      'PVObject_PlanSuiv=pvCollPlane',
      'FieldType=TrackVertAxis',
      'End of PVObject pvCollPlane',
    )
    const { scene, notes, counts } = read(rows(field, field))
    expect([scene, counts.objects_skipped]).toEqual([null, 2])
    expect(notes.find(({ key }) => key === 'pvShdArrayTracking')?.message).toMatch(/TrackVertAxis.*\(2 objects, lines \d+, \d+\)/)
  })
})

describe('racks', () => {
  const { scene, array_patch } = read(
    variantText({
      scene: ['Pitch=9.2', 'LargCapt=4.6', 'LargHaut=0.02', 'LargBas=0.03', ...objectLines(rack('5,2,0.8'), rack('5,11.2,0.8'))],
    }),
  )

  test('the centre is the origin, half a length along the base and half a width up the slope', () => {
    // facing 165 deg: the base runs to azimuth 255, the slope rises to 345
    const rad = Math.PI / 180
    const [along, up] = [11.4 / 2, 4.6 / 2]
    const level = up * Math.cos(20 * rad)
    const { x, y, z } = scene?.placements[0] ?? { x: 0, y: 0, z: 0 }
    expect(x).toBeCloseTo(-5 + along * Math.sin(255 * rad) + level * Math.sin(345 * rad), 5)
    expect(y).toBeCloseTo(-2 + along * Math.cos(255 * rad) + level * Math.cos(345 * rad), 5)
    expect(z).toBeCloseTo(0.8 + up * Math.sin(20 * rad), 5)
  })

  test('racks of one size are one type, with strips by the string length', () => {
    expect(scene?.types).toEqual([{ id: 'rack1', kind: 'gft', length: 11.4, width: 4.6, modules: 20, strings: 1, gap: 0, frame: 0 }])
  })

  test('the racking follows from the placements', () => {
    expect(array_patch).toMatchObject({
      n_rows: 2,
      collector_width_m: 4.6,
      tilt_deg: 20,
      azimuth_deg: 165,
      band_top_m: 0.02,
      band_bottom_m: 0.03,
    })
    // rows 9.2 m apart to the south, which is 9.2 cos 15 where they face
    expect(array_patch.gcr).toBeCloseTo(4.6 / (9.2 * Math.cos((15 * Math.PI) / 180)), 8)
  })

  test('the scene passes the checks of a run', () => {
    expect(findSceneFailures(scene).failures).toEqual([])
  })

  test('a rectangle that its modules do not fill counts them by area', () => {
    const { scene: counted } = read(
      rows(
        rack('0,0,0', 'NModInHeight=1').map((line) =>
          line.replace('NModInHeight=2', 'NModInHeight=1').replace('NModInWidth=10', 'NModInWidth=1'),
        ),
      ),
    )
    expect(counted?.types[0]?.modules).toBe(20)
  })
})

describe('what shades, and what is left out', () => {
  test('a house with a roof becomes a prism with a ridge', () => {
    const house = objectOf('pvShdElemObject', 'DOrigine=10,20,0', 'DAzimut=0', 'ObjetElemType=oeHouse', 'Params=12,8,5,45,0,0,')
    const { scene } = read(rows(rack('0,0,0'), house))
    expect(scene?.objects).toEqual([
      {
        kind: 'prism',
        vertices: [
          [-10, -20, 0, 5],
          [-22, -20, 0, 5],
          [-22, -24, 0, 9],
          [-22, -28, 0, 5],
          [-10, -28, 0, 5],
          [-10, -24, 0, 9],
        ],
      },
    ])
  })

  test('a body of points becomes the hull of its ground plan', () => {
    const body = objectOf(
      'pvShdGenObject',
      'DOrigine=0,0,2',
      'Sommets, TPoly3D=5 Point3D',
      ...['0,0,0', '4,0,0', '4,3,0', '0,3,0', '2,1.5,6'].map((point, k) => `Point_${k + 1}=${point}`),
      'End of TPoly3D',
    )
    const { scene } = read(rows(rack('0,0,0'), body))
    const [prism] = scene?.objects ?? []
    expect(prism?.kind === 'prism' ? prism.vertices.map((vertex) => vertex.join(' ')).sort() : []).toEqual(
      ['-4 -3 2 6', '-4 0 2 6', '0 -3 2 6', '0 0 2 6'].sort(),
    )
  })

  test('a polygonal field becomes its bounding rectangle', () => {
    const field = objectOf(
      'pvShdArrayPoly',
      'DOrigine=0,0,0',
      'DInclin=0',
      'PanneauPVName=Example;1#2',
      'Sommets2D, TPoly2D=3 Point2D',
      'Point_1=0,0',
      'Point_2=6,0',
      'Point_3=3,4',
      'End of TPoly2D',
    )
    expect(read(rows(field)).scene?.types).toMatchObject([{ length: 6, width: 4, modules: 12 }])
  })

  test('an unknown class is named once, with its number and lines', () => {
    const tree = objectOf('pvShdTree', 'DOrigine=0,0,0')
    const { notes, counts, record_kinds } = read(rows(rack('0,0,0'), tree, tree))
    expect(notes.filter(({ key }) => key === 'pvShdTree')).toMatchObject([
      { kind: 'ignored', message: expect.stringContaining('(2 objects') },
    ])
    expect([counts.objects_read, counts.objects_skipped, record_kinds.pvShdTree]).toEqual([1, 2, 2])
  })

  test('a scene that a run refuses is null, and the note says why', () => {
    const { scene, notes } = read(rows(rack('1e12,0,0')))
    expect(scene).toBeNull()
    expect(notes.map(({ message }) => message)).toContainEqual(expect.stringMatching(/scene is null: placements\.0\.x: /))
  })
})

test('a cut file and a file of a component are refused with what to do', () => {
  expect(refusalOf(() => read(variantText().slice(0, -40)))).toEqual([expect.stringContaining('may be cut')])
  expect(refusalOf(() => read('PVObject_=pvModule\nEnd of PVObject pvModule\n'))).toEqual([expect.stringContaining('/api/parse-pan')])
})

describe('forms of one text', () => {
  const text = variantText({ site: { Site: 'Zürich' }, scene: ['Comment=Dächer', ...objectLines(rack('0,0,1'))] })
  const plain = read(text)
  const sent = (bytes: Uint8Array) => {
    const { meta, ...parts } = parseScene(bytes)
    return { ...parts, site: meta.site }
  }
  const { meta, ...parts } = plain
  const expected = { ...parts, site: meta.site }

  test.each([
    ['with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['with CRLF', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['in cp1252', Buffer.from(text, 'latin1')],
    ['in UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['without indentation', Buffer.from(text.replace(/^ +/gm, ''))],
    ['with blanks around =', Buffer.from(text.replace(/^( *(?!PVObject|SubArrays)\w+)=/gm, '$1 = '))],
    ['with other letters in its keys', Buffer.from(text.replace(/^( *(?!PVObject)(?:N|U|P)\w+)=/gm, (key) => key.toUpperCase()))],
  ])('%s the answer is the same', (_name, bytes) => {
    expect(meta.site).toBe('Zürich')
    const { notes: _, record_kinds: __, ...answer } = sent(new Uint8Array(bytes))
    const { notes: ___, record_kinds: ____, ...same } = expected
    expect(answer).toEqual(same)
  })
})
