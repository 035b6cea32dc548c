import { describe, expect, test } from 'bun:test'
import { meantField } from '../../clients/cli/meant-field.ts'
import { pvyield, ROOT } from './program.ts'

describe('without a service, a failure has the hint that the service adds', () => {
  test('numbers that are percentages, another unit, the other coordinate, or no azimuth', async () => {
    const { request } = JSON.parse((await pvyield(['simulate', '--lat', '48.1', '--lon', '11.6', '--kw', '100', '--json'])).out)
    request.site.latitude = 148.1
    request.array.azimuth_deg = 400
    request.dc_losses.quality_loss = 2
    const { status, err } = await pvyield(['run', '-'], { stdin: JSON.stringify(request) })
    expect([status, err.trimEnd().split('\n')]).toEqual([
      1,
      expect.arrayContaining([
        'site.latitude: Input should be less than or equal to 90. If latitude and longitude are swapped, send latitude 11.6 and longitude 148.1',
        'array.azimuth_deg: Input should be less than or equal to 360. Azimuths are in degrees clockwise from north: 90 is east, 180 is south, 270 is west',
        'dc_losses.quality_loss: Input should be less than 1. If this is in percent, send 0.02',
      ]),
    ])
  })

  test('simulate, by its options', async () => {
    expect((await pvyield(['simulate', '--lat', '120', '--lon', '11', '--kw', '10'])).err).toBe(
      '--lat: Input should be less than or equal to 90. If latitude and longitude are swapped, send latitude 11 and longitude 120\n',
    )
  })

  test('unknown fields', async () => {
    const { err } = await pvyield(['run', '-'], { stdin: JSON.stringify({ site: { lattitude: 1 }, thremal: {} }) })
    expect(err).toContain('site.lattitude: Extra inputs are not permitted (did you mean latitude?)\n')
    expect(err).toContain('thremal: Extra inputs are not permitted (did you mean thermal?)\n')
  })

  test.each([
    ['site.trasposition', 'transposition'],
    ['array.tilt', 'tilt_deg'],
    ['array.surface_tilt', 'tilt_deg'],
    ['array.row_pitch', 'gcr'],
    ['ac_losses.grid_interconnection_limit_kwac', 'grid_poi_limit_kw'],
    ['battery', 'storage'],
    ['dc_losses.mismatch_xyz', null],
    ['xylophone', null],
    ['GlobHor', null],
  ])('%s: %p', (field, meant) => {
    expect(meantField(ROOT, field)).toBe(meant)
  })
})
