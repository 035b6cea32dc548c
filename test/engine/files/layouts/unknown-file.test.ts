import { describe, expect, test } from 'bun:test'
import { parseSceneFile } from '@pvyield/engine'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const refusalOf = (text: string, name = '') =>
  parseSceneFile(bytesOf(text), {}, name).then(
    () => 'read',
    (cause: Error) => cause.message,
  )

const GRID = /an ASCII grid begins with the lines ncols, nrows, xllcorner, yllcorner and cellsize/
const BAD = 'kind,posx,posy,lenght,wid,tilt\ntable,0,0,30,4.6,25\n'
const READ = ['PVsyst', 'PVCollada', 'DAE', 'DXF', 'GeoJSON', 'KMZ', 'CSV', 'SolarFarmer', 'GeoTIFF', 'ASCII grid', 'XYZ', 'LandXML']

describe('a file of an unknown kind', () => {
  test.each<[string, string, RegExp]>([
    ['', '', /^The file is empty\. Send/],
    ['', 'a.asc', GRID],
    ['hello, this is a letter\nof two lines', '', /^The kind of this file is not known\. Send/],
    ['hello this is a letter\n', 'plant.dxf', /a DXF drawing is a text that begins with the lines 0 and SECTION/],
    ['{"rows": 1}', '', /"type": "FeatureCollection" .* "pvPlant"/],
    ['ncols 3\nnrows 3\n1 2 3\n', '', GRID],
    ['1 2 3 4\n1 2 3 4\n', '', GRID],
    ['<?xml version="1.0"?>\n<anything/>', '', /XML is read that has the element LandXML, COLLADA or kml/],
    [BAD, '', /no headings are coordinates: a table needs x and y .* latitude and longitude, and of length, width, tilt, azimuth/],
    [BAD, '', /not known are "kind", "posx", "posy", "lenght" \(did you mean length\?\), "wid" \(did you mean width\?\)\./],
    ['x,y,lenght\n0,0,30\n', '', /no heading is a figure of tables: .* "lenght" \(did you mean length\?\)/],
    ['time,ghi,temp\n1,2,3\n', '', /its headings are those of weather, which POST \/api\/parse-weather reads/],
    ['1,2,3,4\n', 'a.csv', /the table has no line of headings: a table needs x and y/],
  ])('%p as %p is answered with what it lacks, and what is read', async (text, name, expected) => {
    const message = await refusalOf(text, name)
    expect(message).toMatch(expected)
    for (const kind of READ) expect(message).toContain(kind)
  })

  test('keeps the words of its own reader where that knows it', async () => {
    expect(await refusalOf('PVObject_=pvModule\nEnd of PVObject pvModule\n')).toContain('a PVsyst module (PAN)')
    expect(await refusalOf('hello', 'plant.shd')).toContain('begins with PVObject_=')
    expect(await refusalOf('<!DOCTYPE html>\n<html>')).toStartWith('This is a web page (HTML)')
  })
})
