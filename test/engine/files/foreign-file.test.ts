import { describe, expect, test } from 'bun:test'
import { parseOnd } from '../../../engine/component-files/parse-ond.ts'
import { parsePan } from '../../../engine/component-files/parse-pan.ts'
import { parseWeather } from '../../../engine/files/weather/index.ts'
import { parseHours } from '../../../engine/project-files/parse-hours.ts'
import { parseScene } from '../../../engine/project-files/parse-scene.ts'

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Local file header of a zip archive with a name (PKWARE APPNOTE 4.3.7). */
function zipWith(...names: string[]): Uint8Array {
  const header = (name: string) => {
    const length = String.fromCharCode(name.length, 0)
    return `PK\x03\x04\x14\0\0\0\0\0${'\0'.repeat(16)}${length}\0\0${name}`
  }
  return latin1(names.map(header).join(''))
}

/** Beginnings of files as the specifications of their formats have them, and the name that a sender knows. */
const FILES: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['a DXF drawing', latin1('  0\nSECTION\n  2\nHEADER\n  9\n$ACADVER\n')],
  ['a DXF drawing', latin1('999\nmade by hand\n0\r\nSECTION\r\n2\r\nENTITIES\r\n')],
  ['a DXF drawing', latin1('AutoCAD Binary DXF\r\n\x1a\0')],
  ['a DWG drawing', latin1('AC1032\0\0\0\0\0')],
  ['a KML file', latin1('<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>')],
  ['a KMZ file', zipWith('doc.kml')],
  [
    'a PVCollada or Collada',
    latin1('<?xml version="1.0"?>\n<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">'),
  ],
  ['GeoJSON', latin1('{"type": "FeatureCollection", "features": []}')],
  ['GeoJSON', latin1('{"name": "plant", "crs": {"type": "name"}, "type": "FeatureCollection", "features": []}')],
  [
    'an answer of NASA POWER',
    latin1('{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2,3]},"properties":{"parameter":{"T2M":{}}}}'),
  ],
  ['a binary glTF model', latin1('glTF\x02\0\0\0')],
  ['a glTF model', latin1('{"asset": {"version": "2.0"}, "scenes": []}')],
  ['a Wavefront OBJ model', latin1('# by hand\nmtllib a.mtl\no Table\nv 0.0 1.0 -2.5\nv 1 1 1\nf 1 2 3\n')],
  ['a Wavefront OBJ model', latin1('# by hand\r\n\r\ng Table\r\nv 0 1 2\r\n')],
  ['an STL model', latin1('solid table\n facet normal 0 0 1\n  outer loop\n')],
  ['a PLY model', latin1('ply\nformat ascii 1.0\nelement vertex 8\n')],
  ['an IFC building model', latin1('ISO-10303-21;\nHEADER;\n')],
  ['an ESRI shapefile', latin1('\x00\x00\x27\x0a\0\0\0\0')],
  ['an HDF5 or netCDF-4 file', latin1('\x89HDF\r\n\x1a\n')],
  ['a netCDF file', latin1('CDF\x01\0\0\0\0')],
  ['a GRIB file', latin1('GRIB\0\0\0\x02')],
  ['a Parquet file', latin1('PAR1\x15\x04')],
  ['a PDF document', latin1('%PDF-1.7\n')],
  ['an Excel workbook', zipWith('[Content_Types].xml', 'xl/workbook.xml')],
  ['a Word document', zipWith('[Content_Types].xml', 'word/document.xml')],
  ['an OpenDocument file', zipWith('mimetype')],
  ['an old Office file', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['a web page', latin1('<!DOCTYPE html>\n<html><head><title>404</title>')],
  ['a PNG image', latin1('\x89PNG\r\n\x1a\n')],
  ['a JPEG image', latin1('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['a TIFF or GeoTIFF image', latin1('II*\0\x08\0\0\0')],
  ['a zip archive', zipWith('readme.txt')],
  ['a 7z archive', latin1('7z\xbc\xaf\x27\x1c')],
  ['a RAR archive', latin1('Rar!\x1a\x07\x01\0')],
  ['an xz file', latin1('\xfd7zXZ\0')],
  ['a zstd file', latin1('\x28\xb5\x2f\xfd\x04')],
  ['a CASSYS site', latin1('<?xml version="1.0"?>\n<Site Version="1.5">')],
  ['XML', latin1('<?xml version="1.0"?>\n<anything/>')],
]

const OPERATIONS = { parseWeather, parsePan, parseOnd, parseScene, parseHours }

describe.each(Object.entries(OPERATIONS))('%s', (_, parse) => {
  test.each(FILES)('names %s and says what to do', (name, bytes) => {
    const cause = (() => {
      try {
        parse(bytes)
      } catch (error) {
        return error as Error
      }
      throw new Error('The file was read')
    })()
    expect(cause.message).toStartWith(`This is ${name}`)
    expect(cause.message).toMatch(/: (geometry|export|save|unpack|send|open|request|no XML)/)
  })
})

test('weather, components and their like are not taken for something else', () => {
  const inside =
    '{"location":{"type":"Point"},"data":[{"time":"2021-01-01T00:00","ghi":0,"temp":1},{"time":"2021-01-01T01:00","ghi":0,"temp":1}]}'
  expect(() => parseWeather(latin1(inside))).not.toThrow()
  for (const text of [
    'time,ghi,temp\n2021-01-01 00:00,0,1\n2021-01-01 01:00,0,1',
    '[{"time":"2021-01-01T00:00","type":"Feature","ghi":0,"temp":1},{"time":"2021-01-01T01:00","ghi":0,"temp":1}]',
  ])
    expect(() => parseWeather(latin1(text))).not.toThrow()
})

test('JSON of many members is looked at once: it took minutes where one member could be matched in several ways', () => {
  const wide = `{${Array.from({ length: 300 }, (_, k) => `"key${k}":${k}`).join(',')}}`
  const text = `{${Array.from({ length: 20 }, (_, k) => `"part${k}":${wide}`).join(',')},"rows":1}`
  expect(() => parseWeather(latin1(text))).toThrow('JSON')
})

test('a page of comments is looked at once: a comment that can end in several places took twice as long for each one more', () => {
  for (const comment of ['<!---->', '<!-- a -->\n', '<!--\n-->', '999\ncomment\n'])
    for (const head of ['', '<?xml version="1.0"?>']) expect(() => parseWeather(latin1(`${head}${comment.repeat(500)}x`))).toThrow()
  expect(() => parseWeather(latin1(`<!-- a -->${'<!-- b -->'.repeat(50)}<kml>`))).toThrow('This is a KML file of Google Earth')
})
