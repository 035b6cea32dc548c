import { describe, expect, test } from 'bun:test'
import { placeOfUtm } from '../../../../engine/files/layouts/transverse-mercator.ts'
import { read, refusalOf } from './layout-text.ts'

describe('tables of piles or tables (CSV)', () => {
  test('1: a row for each table, headings with units', async () => {
    const { format, scene, notes } = await read(
      'Table ID,Easting (m),Northing (m),Z [m],Length (mm),Width (mm),Tilt (deg),Azimuth,Modules\nA,0,0,1.5,20000,4500,25,180,56\nB,0,9,1.5,20000,4500,25,180,56\n',
    )
    expect(format).toBe('csv')
    expect(scene?.types).toMatchObject([{ kind: 'gft', length: 20, width: 4.5, modules: 56 }])
    expect(scene?.placements).toMatchObject([
      { id: 'A', x: 0, y: 0, z: 1.5, tilt_deg: 25, azimuth_deg: 180 },
      { id: 'B', y: 9 },
    ])
    expect(notes.filter(({ kind }) => kind === 'assumed').map(({ message }) => message)).toEqual([expect.stringContaining('true north')])
  })

  test('a table with angles that none can have is left out with its line, and the others are read', async () => {
    const head = 'type,id,x,y,length,width,tilt,azimuth,height,modules\n'
    const row = (kind: string, id: string, y: number, tilt: number) => `${kind},${id},0,${y},20,4,${tilt},180,1.5,28\n`
    const { scene, notes } = await read(head + row('table', 'a', 0, 25) + row('table', 'b', 9, 95) + row('tracker', 'c', 18, 60))
    expect(scene?.placements.map(({ id }) => id)).toEqual(['a'])
    expect(notes.filter(({ kind }) => kind === 'ignored').map(({ line, message }) => [line, message])).toEqual([
      [3, 'A table with a tilt of 95 deg is left out: tilts are 0 to 90'],
      [4, 'A tracker whose axis has a tilt of 60 deg is left out: axes have -45 to 45'],
    ])
  })

  test('2: piles of trackers: their tops carry the axis, decimal commas between semicolons', async () => {
    const rows = ['T1;1;100,5;200;3,2', 'T1;2;100,5;230;3,5', 'T1;3;100,5;260;3,8', 'T2;1;110,5;200;3,2', 'T2;2;110,5;260;3,8']
    const { scene, record_kinds, array_patch } = await read(['Tracker;Pile;X;Y;Top of pile', ...rows].join('\n'), { figures: 'width:2.4' })
    expect(record_kinds).toEqual({ pile: 5 })
    expect(scene?.types).toMatchObject([{ kind: 'sat', width: 2.4 }])
    expect(scene?.types[0]?.length).toBeCloseTo(Math.hypot(60, 0.6), 5)
    expect(scene?.placements).toMatchObject([
      { id: 'T1', x: 100.5, y: 230, z: 3.5, azimuth_deg: 180 },
      { id: 'T2', x: 110.5 },
    ])
    expect(scene?.placements[0]?.tilt_deg).toBeCloseTo((Math.asin(0.6 / Math.hypot(60, 0.6)) * 180) / Math.PI, 6)
    expect(array_patch).toMatchObject({ track_mode: 'single_axis', gcr: 0.24, n_rows: 2 })
  })

  test('3: latitude and longitude, with objects among the tables', async () => {
    const { scene } = await read(
      'type\tlat\tlon\tlength\twidth\theight\tdiameter\ttilt\ntable\t48.1\t11.6\t10\t4\t1.2\t\t20\ntank\t48.1001\t11.6\t\t\t6\t3\t\n',
    )
    expect(scene?.origin).toMatchObject({ latitude: 48.10005, longitude: 11.6 })
    expect(scene?.placements[0]).toMatchObject({ x: 0, z: 1.2 })
    expect(scene?.objects).toMatchObject([{ kind: 'cylinder', radius: 1.5, height: 6 }])
  })

  test('4: coordinates in UTM at a stated place are turned to true north about it', async () => {
    const zone = { zone: 32, isSouthern: false }
    const { latitude, longitude } = placeOfUtm(375_700, 5_194_600, zone)
    const text = 'x,y,length,width,tilt,azimuth\n375700,5194600,10,4,20,180\n375700,5195600,10,4,20,180\n'
    const { scene, notes } = await read(text, { latitude, longitude })
    const [, second] = scene?.placements ?? []
    // grid north lies west of true north here: the meridian of the zone is 1.6 deg to the east
    expect(second?.x).toBeCloseTo(-1000 * Math.tan((1.1915 * Math.PI) / 180), 0)
    expect(second?.y).toBeCloseTo(1000.2, 0)
    expect(notes[0]?.message).toContain('UTM zone 32N')
  })

  test('5: quotes, blank lines and other columns are read past; rows without numbers are left out with their lines', async () => {
    const { scene, notes } = await read(
      'plan of the plant\n"Name","Comment, long","East","North","Length","Width"\n\n"T1","a, b",0,0,10,4\n"T2","",?,0,10,4\n',
      { figures: 'tilt:15' },
    )
    expect(scene?.placements).toMatchObject([{ id: 'T1', tilt_deg: 15 }])
    expect(notes).toContainEqual({ kind: 'ignored', key: 'row', line: 5, message: 'A row without coordinates in numbers is left out' })
    expect(await refusalOf('x,y,length\n')).toEqual([expect.stringContaining('Line 1: no row follows')])
    expect(await refusalOf('x,y,length\na,b,c\n')).toEqual([expect.stringContaining('Line 2: no row has its coordinates')])
  })

  test('weather with a place in it is not taken for a layout', async () => {
    expect(
      await refusalOf('latitude,longitude,elevation,utc_offset_seconds\n48.1,11.6,500,0\n\ntime,temperature_2m\n2020-01-01,3\n'),
    ).toEqual([expect.stringContaining('The kind of this file is not known')])
  })
})
